/**
 * Where what the tables say was checked, and when: a page that was opened, or a table handed over with the project.
 * A line: beginning of the botanical name | what was checked | source | day, where it is not the usual one. A plant that no line names is not checked; a plant that
 * several name was checked for each.
 */
import type { Checked } from '#engine/model/plant.ts';

const DAY = '2026-11-26';
const CHECKED = `
Euphorbia|sap that burns skin and eyes|Edinburgh Evening News, 22 August 2019, edinburghnews.scotsman.com, after the RHS
Cyclamen|poison for animals|vetmeds.org, Pet poison control list, Cyclamen
Euonymus|poison for people and horses|Massey University, poisonousplants.massey.ac.nz, Spindle tree
Taxus|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid
Ligustrum|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid
Prunus laurocerasus|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid
Rhododendron|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid
Ranunculus|poison for horses|Blue Cross, bluecross.org.uk, Poisonous plants horses should avoid
Digitalis|poison for horses|British Horse Society, bhs.org.uk, Poisonous plants
Betula|pollen|BBC Gardeners’ World, gardenersworld.com, How to garden without making hayfever symptoms worse
Carpinus|pollen|Foods Matter, foodsmatter.com, Low allergen gardening
Hyacinthoides|poison for people|AC Environmental, acdenvironmental.co.uk, Toxic plants
Narcissus|poison for people, sap|AC Environmental, acdenvironmental.co.uk, Toxic plants
Hypericum|poison for horses|Extension Horses, horses.extension.org, What plants are toxic to horses?
Clematis armandii|pruning, group 1|Which? Gardening, gardening.which.co.uk, How to prune clematis
Clematis montana|pruning, group 1|Which? Gardening, gardening.which.co.uk, How to prune clematis
Clematis 'Nelly Moser'|pruning, group 2|Which? Gardening, gardening.which.co.uk, How to prune clematis
Clematis 'Étoile Violette'|pruning, group 3|Which? Gardening, gardening.which.co.uk, How to prune clematis
Clematis 'Princess Diana'|pruning, group 3|Which? Gardening, gardening.which.co.uk, How to prune clematis
Hydrangea|poison for dogs and cats|Pet Poison Helpline, petpoisonhelpline.com, Hydrangea
Wisteria|poison, seeds and pods|Mercury News, 21 February 2019, mercurynews.com, Are wisteria seeds and pods harmful to birds?
Hydrangea macrophylla|month of pruning|Which? Gardening, gardening.which.co.uk, How to prune hydrangeas
Hydrangea paniculata|month of pruning|Which? Gardening, gardening.which.co.uk, How to prune hydrangeas
Hydrangea arborescens|month of pruning|Which? Gardening, gardening.which.co.uk, How to prune hydrangeas
Calamagrostis × acutiflora|time of cutting|RHS, rhs.org.uk, advice profile 434, grasses
Deschampsia|time of cutting|RHS, rhs.org.uk, advice profile 434, grasses
Miscanthus|time of cutting|RHS, rhs.org.uk, advice profile 434, grasses
Nassella|combed and not cut|RHS, rhs.org.uk, advice profile 434, grasses
Festuca|combed and not cut|RHS, rhs.org.uk, advice profile 434, grasses
Carex|not cut back|RHS, rhs.org.uk, advice profile 434, grasses
Luzula|not cut back|RHS, rhs.org.uk, advice profile 434, grasses
Pennisetum|time of cutting|David Domoney, daviddomoney.com, Cutting back ornamental grasses
Celtica|not cut, combed|Daily Mail, 6 February 2021, pressreader.com, Pep up your grasses
Philadelphus|pruning after flowering, RHS group 2|RHS, rhs.org.uk, Pruning early-flowering shrubs
Weigela|pruning after flowering, RHS group 2|RHS, rhs.org.uk, Pruning early-flowering shrubs
Ribes sanguineum|pruning after flowering, RHS group 2|RHS, rhs.org.uk, Pruning early-flowering shrubs
Deutzia|pruning after flowering|Garden News, gardennewsmagazine.co.uk, Prune early summer flowering shrubs
Lavandula angustifolia|month of trimming, no old wood|Radway Bridge Garden Centre, radwaybridgegardencentre.com, Trim English lavender
Prunus domestica|pruning in summer, silver leaf|Amateur Gardening, 17 June 2017, pressreader.com, Pruning plums and cherries
Prunus avium|pruning in summer, silver leaf|Amateur Gardening, 17 June 2017, pressreader.com, Pruning plums and cherries
Wisteria|pruning twice, midsummer and winter|Country Life, countrylife.co.uk, Gardening tips for June and July
Helleborus × hybridus|old leaves cut before the buds rise|Best in Horticulture, bestinhorticulture.co.uk, 28 January 2022
Penstemon|not cut before spring|Irish Examiner, 5 September 2022, irishexaminer.com
Acer palmatum|not cut from the new year on, bleeding|Garden Answers, 1 December 2019, pressreader.com, Plants that bleed
Betula|not cut from the new year on, bleeding|Garden Answers, 1 December 2019, pressreader.com, Plants that bleed
Fagus|month of clipping|Shedgrounds, shedgrounds.co.uk, 8 September 2017, Trim your hedge
Taxus|month of clipping|Shedgrounds, shedgrounds.co.uk, 8 September 2017, Trim your hedge
Catananche caerulea|harmless to people, dogs, cats and horses; sand and sun|BBC Gardeners’ World, gardenersworld.com, Catananche caerulea|2026-11-27
Catananche caerulea|flower from June to September, height, drought|Macplants, macplants.co.uk, Catananche caerulea|2026-11-27
Malva moschata|flower from June to August, well drained ground|Phoenix Amenity, grassandflower.co.uk, Musk mallow|2026-11-27
Malva moschata|flowers, seeds and leaves are eaten; dry places|A Thousand Flowers, athousandflowers.us, Mallow, musk|2026-11-27
Veronica spicata|harmless to people, dogs, cats and livestock|Plant Addicts, plantaddicts.com, Are speedwell poisonous|2026-11-27
Veronica spicata|flower from June to August, full sun|Sabados, sabadosgreenhouseinaclarkleighgarden.ca, Veronica spicata|2026-11-27
`;

const LINES = CHECKED.trim()
  .split('\n')
  .map((line) => {
    const [name = '', what = '', source = '', on = DAY] = line.split('|');
    return { name, checked: { what, source, on } satisfies Checked };
  });

/** Everything of a plant that was checked against a source, in the order of the list; empty where nothing was. */
export const checksOf = ({ latinName }: { latinName: string }): Checked[] =>
  LINES.filter(({ name }) => latinName.startsWith(name)).map(({ checked }) => checked);

/** "not checked", or what was, against which source and on which day. */
export function sourceOf({ checked }: { checked: readonly Checked[] }): string {
  return checked.length
    ? checked.map(({ what, source, on }) => `${what}: ${source}, ${on}`).join('; ')
    : 'not checked';
}
export const CHECKED_NAMES: readonly string[] = LINES.map(({ name }) => name);

/** The year's work of perennials, grasses, ferns, bulbs, carpets, water plants, annuals, crops and herbs. The form of a line is in read-work.ts. */
export const SOFT_WORK = `
= perennial-standing 1-12
clear 3|secateurs, barrow|Cut last year's stems of {names} down before the new shoots reach the blades, and pile them loosely in a corner for what sleeps in them
divide 4 e4|fork, spade|Lift and split those of {names} that have gone bare in the middle
= perennial-undisturbed 1-12
clear 3|secateurs, barrow|Cut last year's stems of {names} down before the new shoots reach the blades, and pile them loosely in a corner for what sleeps in them
= perennial-autumn 1-12
clear 11|barrow|Clear away the collapsed leaves of {names}
= perennial-repeat 1-12
clear 3|secateurs, barrow|Clear what winter has left of {names}
divide 4 e4|fork, spade|Lift and split those of {names} that have gone bare in the middle
= perennial-staked 5-11
stake 4|canes or hoops, soft twine|Put supports round {names} while they are short enough to hide them
clear 11|secateurs, barrow|Cut the dead stems of {names} down and take them away
= perennial-tender 4,7-10
clear 4|secateurs|Cut the old tops of {names} down to new shoots: until now they kept the frost off
= perennial-evergreen 1-12
clear 4|gloves|Pull spoiled leaves off {names}; they keep the rest and are not cut down
= perennial-summer-rest 6-7
watch 11|labels|Mark where {names} rest, so that nobody digs there
= short-lived 1-12
watch 4|hand fork|Keep enough seedlings of {names} to take over from the old plants, and pull out the rest
= hellebore 5,11-12
mulch 3|spade, barrow|Mulch {names} with leaf mould
= spurge 6-7,11
watch 5|hand fork|Take out seedlings and runners of {names} where they come up beside a path or a seat
= iris-bearded 7
clear 11|secateurs|Take dead leaves off {names}, so that the sun reaches the rhizomes
= grass-standing 1-3,8-9,12
clear 2|shears, twine|Cut {names} down to a hand's height before the new blades show
= grass-late 4
clear 4|shears|Cut {names} down now and not in autumn
= grass-evergreen 2-4,8,11
clear 4|gloves|Comb the dead blades out of {names} with gloved fingers; do not cut the tufts short
= fern-dies-down 12-4
clear 4|secateurs|Cut away the dead fronds of {names} before the new ones uncurl
= fern-evergreen 2-6
clear 3|secateurs|Cut away the tattered fronds of {names} as the new ones uncurl
= fern-tree 3-4
clear 4|secateurs|Take off the dead fronds of {names} once the crown is awake
= bulb-spring 1-12
watch 5|none|Leave the leaves of {names} until they have died down, {bulbWeeks} weeks after the flowers, and do not knot or mow them
= tulip 5-6
deadhead 5|secateurs|Nip the spent heads off {names} and leave every leaf to fade
= bulb-late 6-12
mulch 11|spade, barrow|Cover the places of {names} with compost, and mark them
= cyclamen none
mulch 6|spade, barrow|Dust {names} with leaf mould while they rest
= mat-trim 3-8
cut F|shears|Clip {names} when the flowers are over, so that the mat stays dense
= mat-runner 1-12
watch 9|hand fork|Set rooted pieces of {names} into gaps, and pull back what runs into paths and neighbours
= succulent 3,8
watch 4|none|Weed {names} by hand and never feed
= aquatic-margin 1-12
clear 10|secateurs, net|Take yellow leaves off {names} before they fall into the water, and leave them a day on the edge
divide 5 e3|spade, saw|Where the basket is full of roots, lift and split {names}
= aquatic-submerged 9
watch 9|net|Lift blanketweed and duckweed away from round {names}, and leave it a day on the edge for what lives in it
= water-lily 6-10
divide 5 e4|saw, gloves|Lift, split and repot {names}
= meadow 6-10
= annual-hardy 4-12
deadhead 7|scissors|Pick or deadhead {names} twice a week
clear 11|barrow|Pull the dead plants of {names} when they have shed their seed
= annual-tender 4-11
deadhead 7|scissors|Deadhead {names} once a week
= crop 1-12
= crop-perennial 4-6,11
feed 3|spade, barrow|Mulch {names} with compost or rotted manure, clear of the crowns
= strawberry 7-9
plant 8 e3|hand fork|Peg down runners of {names}, and give the bed up for a new one in its fourth year
= herb-annual 1-12
= herb-clump 1-12
clear 3|secateurs|Clear the dead stems of {names}
divide 3 e3|spade|Lift and split {names} when the middle is bare
`;

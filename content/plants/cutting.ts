/**
 * Plants whose stems are cut for a vase: long enough, and good for five days and more in water. Beginnings of botanical names;
 * from general horticultural knowledge, not checked against a source. What has burning sap is left out whatever its flowers.
 */
const FOR_CUTTING = `
Achillea 'Moonshine';Achillea 'Terracotta';Agapanthus;Alchemilla mollis;Allium cristophii;Allium hollandicum;Allium sphaerocephalon;Allium 'Mount Everest'
Anemone × hybrida;Anthriscus;Antirrhinum;Aquilegia;Aster × frikartii;Astilbe;Astrantia;Briza;Calamagrostis brachytricha;Calendula;Camassia leichtlinii
Catananche;Campanula glomerata;Campanula lactiflora;Campanula persicifolia;Centranthus;Cephalaria;Chrysanthemum;Cirsium rivulare;Clematis 'Princess Diana';Cosmos;Crocosmia
Dahlia;Delphinium;Dianthus;Digitalis;Echinacea;Echinops;Eryngium;Eurybia × herveyi;Geum 'Totally Tangerine';Gladiolus;Gypsophila;Helenium;Helianthus annuus
Hydrangea arborescens;Hydrangea macrophylla;Hydrangea paniculata;Hylotelephium 'Herbstfreude';Hylotelephium 'Matrona';Iris sibirica;Knautia macedonica
Kniphofia;Lathyrus odoratus;Lavandula;Leucanthemella;Leucanthemum × superbum;Liatris;Lilium regale;Limonium;Lupinus;Lysimachia clethroides;Monarda
Narcissus 'Actaea';Narcissus 'Thalia';Nerine;Nigella;Paeonia;Penstemon;Philadelphus;Phlox paniculata;Polygonatum;Rosa Gertrude Jekyll;Rosa Desdemona
Rosa Olivia;Rosa Lady of Shalott;Rosa 'Compassion';Rudbeckia;Salvia nemorosa;Salvia × sylvestris;Sanguisorba;Scabiosa;Selinum;Sidalcea;Symphyotrichum
Syringa;Thalictrum;Trollius;Tulipa;Verbena bonariensis;Veronica longifolia;Veronicastrum;Viburnum opulus;Zantedeschia;Zinnia
`;
const NAMES = FOR_CUTTING.trim()
  .split(/[;\n]/)
  .map((name) => name.trim());

/** @param latinName as a table prints it, without words in square brackets */
export const isForCutting = (latinName: string): boolean =>
  NAMES.some((name) => latinName.startsWith(name));

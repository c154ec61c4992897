/** Plants that people name, by common name; each line is one plant, its other names and usual misspellings after it. */
export const PLANT_LINES = `rose|roses|climbing rose|rambling rose|rose bush|rose bushes|rambler|floribunda
lavender|lavendar|hidcote
hydrangea|hydrangeas|hydrangia|mophead|lacecap
peony|peonies|paeony
tulip|tulips
daffodil|daffodils|daffs|narcissus
snowdrop|snowdrops
crocus|crocuses
allium|alliums
bluebell|bluebells
foxglove|foxgloves
delphinium|delphiniums
lupin|lupins
hollyhock|hollyhocks
geranium|geraniums|hardy geranium|pelargonium|pelargoniums|cranesbill
salvia|salvias
rosemary
verbena|verbena bonariensis
echinacea|coneflower
rudbeckia
aster|asters|michaelmas daisies
dahlia|dahlias
sunflower|sunflowers
sweet pea|sweet peas
clematis|montana
jasmine|star jasmine|trachelospermum|winter jasmine
honeysuckle
wisteria|wysteria
ivy|english ivy
fern|ferns
tree fern|tree ferns|dicksonia
hosta|hostas
heuchera
hellebore|hellebores
acer|acers|japanese maple|japanese maples|maple
bamboo|bamboos
olive|olive tree|olive trees|olives
fig|fig tree
palm|palms|palm tree|trachycarpus|cordyline|phormium
yucca|yuccas|adam's needle
banana|bananas|banana plant|musa
agapanthus
crocosmia|montbretia
iris|irises
lily|lilies|day lily|daylily
poppy|poppies
box|box balls|box hedge|buxus|box hedging
yew|yew hedge|yews
laurel|laurels|cherry laurel|laurel hedge|bay laurel
privet|privet hedge
photinia|red robin
pittosporum
hebe|hebes
fuchsia|fuchsias|fuschia
camellia|camellias|camelia
rhododendron|rhododendrons|rhodo
azalea|azaleas
magnolia|magnolias
cherry|cherry tree|flowering cherry|cherry blossom|cherries
birch|silver birch|birches
rowan|rowan tree|mountain ash
hawthorn|hawthorns
crab apple|crabapple|crab apples
holly|holly bush|holly tree
conifer|conifers|dwarf conifers
leylandii|leylandii hedge|leylandi
willow|weeping willow
eucalyptus|gum tree
oak|oak tree|oaks
ash|ash tree
sycamore|sycamores
beech|beech hedge|copper beech
hornbeam|pleached hornbeam
lime|lime tree|lime trees
pine|scots pine|pines
poplar|poplars
redwood
walnut|walnut tree
hazel
elder|elderflower
apple|apple tree|apple trees|apples|bramley|cox
pear|pear tree|pears
plum|plum tree|plums|victoria plum|damson|damsons
quince
mulberry
medlar
grape|grapevine|vine|grape vine
lilac|lilacs
buddleia|buddleja|butterfly bush
forsythia
ceanothus
choisya
viburnum
cotoneaster
pyracantha|firethorn
berberis
mahonia
euphorbia
heather|heathers
fatsia
aucuba|spotted laurel
hibiscus
monkey puzzle
griselinia
elaeagnus
escallonia
tamarisk
sea holly|eryngium
sedum|sedums
nepeta|catmint
alchemilla|lady's mantle|ladys mantle
japanese anemone|anemone|anemones
penstemon|penstemons
phlox
campanula
achillea|yarrow
fennel
artichoke|artichokes
primrose|primroses|cowslips
pansy|pansies|violas
cyclamen
begonia|begonias
busy lizzies|impatiens|petunias|petunia|lobelia|marigolds|marigold|bedding|bedding plants
chrysanthemum|chrysanths|chrysanthemums
gladioli|gladiolus
nasturtium|nasturtiums
cosmos
nettle|nettles|stinging nettles
bramble|brambles|blackberry|blackberries
ground elder
bindweed
horsetail|mares tail|mare's tail
knotweed|japanese knotweed
dock|docks
dandelion|dandelions
buttercup|buttercups
thistle|thistles
gunnera
pampas|pampas grass
miscanthus
stipa
gorse
broom
russian vine|mile a minute
passion flower|passionflower
tree peony
witch hazel
dogwood|cornus
laburnum
cedar
sumac|stags horn sumac
agave|agaves|succulents|cactus
azara
pieris
skimmia
sarcococca|christmas box
daphne
flowers|flower
shrubs|shrub|bush|bushes
trees|tree
scented|scent|fragrant|smells nice|smells good|nice smell|perfume
evergreens|evergreen
bulbs|spring bulbs
weeds
climbers|climber|climbing plants
perennials|perennial
grasses|ornamental grasses|ornamental grass
wildflowers|wildflower|wild flowers
annuals
fruit
blossom|blossom tree
native|natives|native plants|native hedge
palms`;

/** The year's work of trees, shrubs, hedges and climbers. The form of a line is in read-work.ts. */
export const WOODY_WORK = `
= tree-minimal 1-12
cut 1 e2 f3|secateurs, pruning saw|Look over {names}, take out dead, broken and crossing wood while the branches are bare, and leave the rest
= tree-bleeds 7-12
cut 8 e2 f3|secateurs, pruning saw|Take dead and crossing twigs out of {names}; cut in spring they bleed
= tree-stone 6-8
cut 7 e2 f3|secateurs, pruning saw|Do what cutting {names} need now, on a dry day: silver leaf and canker get into cuts that are made in winter
= tree-magnolia 2,5-8
mulch 4|spade, barrow|Mulch {names} with leaf mould or composted bark, clear of the stems, and do not dig or cut there
= tree-willow 4-6
cut 4|secateurs|Shorten the weeping shoots of {names} as the catkins fade
= tree-evergreen 4-8,12
cut 8 e2 f3|secateurs, pruning saw|Take wayward and crossing shoots out of {names}
= palm 4-6
clear 4|pruning saw|Cut the dead leaves of {names} off close to the trunk, and none that is green
= conifer 5-8
watch 5|none|Pull weeds and ivy away from the foot of {names}; bare wood never greens up again, so leave the shears in the shed
= shrub-minimal 2-3
mulch 3|spade, barrow|Mulch {names} while the soil is moist, and leave the secateurs in the shed
= shrub-early 1-7
cut F f2|loppers, secateurs|As the flowers of {names} fade, take a quarter of the oldest stems to the base: next year's flowers come on this summer's wood
= shrub-late 3-4,8
cut 3|secateurs|Shorten {names} hard to low buds before growth starts; they flower on the stems they make this year
= shrub-stems 3-6
cut 3 f2|loppers, secateurs|Cut {names} low before the leaves come, all stems or every other one
feed 3 f2|none|Spread a bucket of compost round {names} after the cut
= hydrangea-old-wood 4
deadhead 4|secateurs|Take last year's heads off {names} to the first fat buds once hard frost is past, and cut no lower
= hydrangea-new-wood 3
cut 3 f2|secateurs|Shorten last year's stems of {names} to a low frame of buds
= shrub-evergreen 1-8
cut 5 f2|secateurs|Shorten stray stems of {names} to a side shoot inside the bush
= shrub-swords 3-5
clear 4|sharp knife|Take the dead leaves of {names} off low down
= shrub-acid 3-6,9
mulch 3|spade, barrow|Mulch {names} with composted bark or leaf mould; use no lime
water 8|watering can|Water {names} with rainwater in dry spells, as the flower buds form
= shrub-clipped 5-9
cut 6|shears|Clip {names} on a dull day, so that cut leaves do not scorch
= lavender 7-9
cut 8|shears|Trim {names} to a mound as the flowers go over, leaving a little green on every shoot and never cutting into old wood
= grey-spring 4-9
cut 4|shears|Cut {names} back to where new shoots show, after the hard frosts
= grey-light 6-8
cut F|secateurs|Pinch or lightly trim the flowered tips of {names}; bare wood does not shoot again
= heath 3-5
cut F|shears|Shear the spent flowers off {names}, staying above the lowest leaves
= salvia-shrubby 4-5
cut 4|secateurs|Cut {names} back when the buds swell, never in autumn: the tops are their winter coat
= rose-bush 1-3,6-9
cut 2|secateurs|Prune {names} by about a third, to an outward bud, and take out dead and crossing stems
feed 3|none|Feed {names} with rose food, as the packet says
deadhead 7|secateurs|Take spent flowers off {names} to the first full leaf, every week or so
= rose-wild 1-2
cut 1 e2 f3|loppers|Take one old stem in four of {names} to the ground, after the hips
= rose-climbing 11-2,6-9
tie 11|soft twine|Tie the new stems of {names} nearly level, so that every joint flowers, and shorten last year's side shoots to three buds
feed 3|none|Feed {names} with rose food, as the packet says
= rose-rambling 8-9
cut 9|loppers, secateurs|Take one in three of the flowered stems of {names} to the base and tie new ones in level
feed 3|none|Feed {names} with rose food, as the packet says
= hedge-formal 3,8-9
cut 8 f2|hedge trimmer, shears|Clip {names}, the top a little narrower than the foot
= hedge-evergreen 4-9
cut 8 f2|hedge trimmer, shears|Clip {names}, the top a little narrower than the foot
= hedge-large-leaf 6-9
cut 6 f2|secateurs|Cut {names} with secateurs: a trimmer leaves half leaves that brown
= hedge-fast 5-9
cut 8|hedge trimmer, shears|Clip {names} for the last time in summer
= hedge-native 1-3,5
cut 1 e2 f3|loppers, hedge trimmer|Cut {names} after the berries have gone, one side in one year and the other in the next
watch 6 t3|hoe|Keep a strip half a metre wide along {names} clear of grass and weeds
= clematis-1 5-7
cut F|secateurs|Tidy {names} straight after flowering, and only where stems are in the way
= clematis-2 2-3,6
cut 2|secateurs|Shorten each stem of {names} to the highest strong pair of buds
feed 4|none|Feed {names} with rose food, as the packet says
= clematis-3 2-3
cut 2|secateurs|Cut all stems of {names} to a pair of buds at knee height
tie 5|soft twine|Guide the new shoots of {names} to their support while they are soft
= climber-clinging 2-4
cut 2 f2|shears, ladder|Cut {names} back from gutters, window frames and roof
= climber-after-flower 3-11
tie 5 t3|soft twine|Tie the new shoots of {names} in while they are soft
cut F f3|loppers, secateurs|Thin the oldest stems of {names} when the flowers are over
= climber-spur 2,4
cut 4|secateurs|Shorten the side shoots of {names} to two or three buds after the last hard frost
tie 6|soft twine|Tie the new shoots of {names} in while they are soft
= climber-evergreen 3-9
tie 5|soft twine|Tie the new shoots of {names} in while they are soft
cut 9 f3|secateurs|Trim stray shoots of {names} back to the wires
= wisteria 2,7-8
cut 7|secateurs, ladder|Shorten the whippy shoots of {names} to six leaves
cut 2|secateurs, ladder|Shorten the same shoots of {names} to two buds
= vine 11-12,5-8
cut 12 f2|secateurs, ladder|Cut {names} back while fully dormant: a vine cut in spring bleeds
= climber-dies-down 11-12
clear 12|secateurs|Cut the dead stems of {names} to the ground
= wall-shrub 4-7
tie 5|soft twine|Tie in the shoots of {names} that are to cover the wall
cut F f2|secateurs|Shorten shoots of {names} that stand out from the wall
= apple-free 1-2,7-8,11-12
cut 1 f2|pruning saw, secateurs|Prune {names} while they are bare: dead, crossing and crowded wood first, never more than a fifth in one winter
watch 6|secateurs|Thin the young fruit of {names} to one or two a cluster
= apple-trained 1,7-8
cut 8 f2|secateurs|Cut this year's side shoots on {names} back to three leaves
watch 6|secateurs|Thin the young fruit of {names} to one or two a cluster
= fruit-stone 5-8
cut 7 f2|pruning saw, secateurs|Prune {names} on a dry day, in summer only, against silver leaf
protect 6|net|Net {names} as the fruit colours, with a mesh that no bird can be caught in
= raspberry 2
cut 2|secateurs|Cut every cane of {names} to the ground
= blackberry 10-11
cut 10 f2|secateurs|Cut the fruited canes of {names} to the ground and tie in the new ones
= blackcurrant 7-8,11-2
cut 7 f2|loppers|Take a third of the oldest stems of {names} to the base with the fruit, or in winter
feed 3|none|Spread a bucket of compost round {names}
= currant-spur 2,6-7,11-1
cut 2 f2|secateurs|Shorten the side shoots of {names} to one or two buds round an open middle
protect 6|net|Net {names} as the fruit colours, with a mesh that no bird can be caught in
= blueberry 2
water 7|watering can|Water {names} with rainwater, never from a limy tap
= fig 4-6
cut 4 f2|secateurs|Take frosted and crossing shoots out of {names}
`;

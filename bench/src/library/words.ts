/** Words that potters name their glazes with, frequent ones first. */
export const ADJECTIVES = (
  'clear white blue green black matte satin red yellow brown iron copper celadon tenmoku shino ' +
  'ash turquoise amber honey pale dark soft milky rutile floating oil spotted variegated buttery ' +
  'glossy dry stony crackle rusty purple lavender pink orange cream grey golden silver deep bright ' +
  'smoky mossy sandy frosted pearl salmon plum teal olive ochre charcoal ivory lilac crimson ' +
  'cobalt manganese chrome tin zinc barium strontium boron lithium magnesium'
).split(' ')

export const NOUNS = (
  'glaze liner base celadon shino tenmoku blue green white red black slip chun ash matt satin ' +
  'temmoku tomato saturate river lake pond sky snow leaf moss stone pebble sand shell moon dawn ' +
  'dusk rain fog frost ember harbour meadow willow reed birch cedar pine oak plum peach olive ' +
  'feather raven heron trout salmon bronze pewter opal jade agate slate granite basalt marble ' +
  'limestone canyon glacier delta island orchard thicket heath dune cove estuary lichen bramble ' +
  'hazel rowan juniper saffron paprika cocoa caramel toffee mustard ginger sesame walnut chestnut'
).split(' ')

/** What a name may end with. */
export const ENDINGS = (
  'base variation revised adjusted test trial line blend version studio electric reduction ' +
  'oxidation soda wood raku substitute simplified fluid stiff thin thick'
).split(' ')

/** Sentences of descriptions; `%` takes a word of the other lists. */
export const SENTENCES = [
  'Breaks % over texture and stays % where thick.',
  'Apply thinly over %, two coats at most.',
  'Runs when thick, so keep it clear of the foot ring.',
  'Slow cooling brings out the % crystals.',
  'Good over a dark body, where it turns %.',
  'Crazes on porcelain but fits most stoneware bodies.',
  'Mixed with % it gives a softer surface.',
  'Settles hard in the bucket; a little bentonite and Epsom salts help.',
  'Line blend toward % to reduce pinholing.',
  'Best between 1.45 and 1.50 specific gravity.',
  'Layered over % for a floating effect.',
  'Tested on tiles only; the % version is glossier.',
  'A reliable liner that takes stains well.',
  'Fire with a hold of fifteen minutes at the top.',
  'Substitute feldspars carefully, the alkalis decide the melt.',
  'Colour depends on reduction between cone 010 and the end.',
]

import { CONE_COUNTERS, CONE_NAMES, OTHER_CONES } from '@glazy/ceramics/firing/cone-text'
import { OXIDIZING, REDUCING } from '../record/lookup-fields.ts'

/**
 * The words that people put around the ingredients of a recipe, in English and in the languages
 * that the field's books and forums are written in besides it. All patterns ignore case.
 */

const RECIPE_WORD = String.raw`(?:recipe|rezept|recette|receta|ricetta|receita|recept|opskrift)`

/** What stands around a name: `Recipe: Clear`, `Clear:`. */
export const NAME_SIGNS = new RegExp(String.raw`^${RECIPE_WORD}\s*:\s*(?=\S)|:$`, 'giu')

/** One of several recipes by its number or letter: `Glaze 2:`, `Recipe B`, `Rezept 2: Matt`. */
export const COUNTED_RECIPE = new RegExp(
  String.raw`^(?:glazes?|glasur|gla[cç]ure|[ée]mail|esmalte|vidrado|smalto|glazuur|${RECIPE_WORD})\s*(?:#|n[or]\.?|n[º°])?\s*(?:1?\d|(?<!\p{L})[a-h])(?:\s*[:–-]\s*\D*)?$`,
  'iu',
)

/** A recipe by its number or letter alone, which no recipe is called by: `Recipe 2`, `Rezept B:`. */
export const NUMBERED_RECIPE = new RegExp(
  String.raw`^${RECIPE_WORD}\s*(?:#|n[or]\.?|n[º°])?\s*(?:1?\d|[a-h])\s*:?$`,
  'iu',
)

/** What a glaze is mixed with and does not hold: `water 80`, `1 liter water`. */
export const WATER =
  /^(?:lit(?:er|re)s?\s)?(?:of\s)?(?:(?:hot|cold|warm|tap|distilled)\s)?(?:water|wasser|eau|agua|água|acqua|vand|vatten|voda|вода|水|물|น้ำ)$/iu

/** What colors a glaze or makes it opaque, as a heading says it. */
export const COLORANTS = String.raw`(?:colou?rants?|colou?rs|colorantes?|corantes?|opacifiers?|farben|farboxide?|färbeoxide?|farbkörper|couleurs|colores|oxydes colorants|óxidos colorantes)`

/** From here on all ingredients are additions: `Add:`, `Also add 2% rutile`, `Zusätze`. */
export const ADDITIONS = new RegExp(
  String.raw`^(?:also\s+|and\s+|(?:for|to|per)\s(?:each\s|every\s)?100\s?(?:g|gm|grams?|parts?|%)?\s(?:\p{L}+\s){0,3}?)?(?:add(?:s|ed|ing|itions?|itional(?:ly)?|itives?)?|plus|zzgl|zuzüglich|zus[aä]tz(?:e|lich)?|zugabe|dazu|toevoeg(?:en|ing(?:en)?)|tills[aä]t[ts]?\p{L}*|tils[aæ]t\p{L}*|dod(?:aj|at)\p{L}*|добав\p{L}*|плюс|дода(?:ти|й|т)\p{L}*|(?:сверх|понад)(?=\s*(?::|\d))(?:\s*100\s*%?)?|ek(?=\s*:)|[iİ]lave\p{L}*|katkı\p{L}*|thêm|תוספ(?:ת|ות)|إضاف(?:ة|ات)|(?:on )?r?ajout(?:s|er|ez?)?|en (?:plus|sus)|acrescent\p{L}*|(?:se (?:le )?)?(?:a[nñ]ad(?:ir|en?)|agreg(?:ar|ue|an?))|adicion(?:es|al|ar|e)|(?:in )?aggiun(?:gere|gi|t[ae])|adi[cç][aãõ]\p{L}*|m(?:[aá]|ai)s(?=\s*:|\s+[\d.,]+\s?(?:%|gr?(?!\p{L})))|optional(?=\s*(?::|$))|extras?(?=\s*:)|${COLORANTS}(?=(?:\s*\([^()]*\))?\s*(?::|$)))(?!\p{L})[\s:.,;-]*|^(?:添加物?|外割り?で?|着色剤?|外加|另加|추가|첨가|(?:ส่วน)?เติม)[\s:.,;-]*`,
  'iu',
)

/** Heads of columns whose ingredients are additions. */
export const ADDITION_HEAD = new RegExp(
  String.raw`^(?:${COLORANTS}|colou?r|additions?|adds?|additives|zusätze|ajouts|añadidos)$`,
  'iu',
)

/** A line that adds up what stands above it. */
export const TOTAL =
  /(?<!\p{L})(?:sub-?\s?)?totals?(?!\p{L})|^(?:zwischen)?(?:summe?|gesamt(?:summe)?|insgesamt|somme|suma|totale|totaal|итого|всего|разом)(?!\p{L})|^(?:[合総小]?計|[合总小]计|합계|총계)/iu

const HEADING_WORD = String.raw`(?:recipes|rezepte|recettes|recetas|ricette|receitas|recepten|ingredients?|materials?|amounts?|amt|percent(?:age)?s?|%|grams?|gr?|(?:parts? )?by weight|weight|parts?|quantity|qty|batch|rohstoffe?|zutaten|menge|gewicht|anteil|prozent|gramm|mati[eè]res? premi[eè]res?|ingr[eé]dients?|quantit[eé]|pourcentage|poids|materiales|ingredientes|cantidad|porcentaje|peso|原料|材料|調合|配合|割合|重量|分量|用量|比例|含量|百分比|원료|재료|비율|함량|сырь[её]|компоненты|количество|вес|วัตถุดิบ|ปริมาณ)`

/** The size of a batch above a column of its weights. */
const BATCH = String.raw`\d[\d.,]*\s?(?:k?g|grams?|lbs?)(?!\p{L})`

/** What the base stands below, also where it comes after the additions. */
export const BASE = new RegExp(String.raw`^(?:base|basis|${RECIPE_WORD})\s*:$`, 'iu')

/** Headings above the ingredients, which say nothing by themselves. */
export const HEADING = new RegExp(
  String.raw`^${HEADING_WORD}(?:[\s/|,;:()]+(?:${HEADING_WORD}|${BATCH}))*[\s:)]*$`,
  'iu',
)

const DEED = String.raw`(?:(?:re)?fir(?:e|ed|es|ing)|bisque[ds]?|biscuit|glaze fir(?:e|ed|ing)|sieve[ds]?|screen(?:ed)?|appl(?:y|ied)|dip(?:ped)?|soak|hold|ramp|drop|cool(?:ing)?|brennen|brennt|gebrannt|schrüh\p{L}*|sieben|cuire|cuisson|cuit|tamis(?:er)?|cocer|cocci[oó]n|horne\p{L}*|tami[zs]ar|queim\p{L}*|peneir\p{L}*)`

/** What follows a deed, and never the rest of a name such as fire clay. */
const MANNER = String.raw`(?:(?:to|at|in|on|from|between|through|for|slow(?:ly)?|fast|up|down|cones?|bei|auf|bis|durch|kegel|à|au|cône|a|hasta|cono|até|em|por)(?!\p{L})|[△▲Δ∆^]|c\d|\d{3})`

const COLOR = String.raw`(?:blue|green|red|yellow|black|white|brown|pink|purple|violet|orange|turquoise|teal|gr[ae]y|blau|grün|rot|gelb|schwarz|weiß|braun|rosa|lila|violett|türkis|grau|bleu|vert|rouge|jaune|noir|blanc|brun|gris|azul|verde|rojo|amarillo|negro|blanco|marr[oó]n|vermelho|amarelo|preto|branco|blu|rosso|giallo|nero|bianco|blauw|groen|rood|geel|zwart|wit|bruin)`

/** How a base is varied, `For blue add cobalt 1`, `Blue: cobalt 1`: of several such lines only one is meant. */
const VARIANT = String.raw`(?:(?:for|für|pour|para|per|voor)\s.{2,30}?(?<!\p{L})(?:add|zus[aä]tz|zugabe|ajout|agreg|a[nñ]ad|adicion|aggiung|toevoeg)|${COLOR}\s*:(?=.*\d)(?=.*\p{L}{3}))`

/** A line that says how a base is varied. */
export const VARIATION = new RegExp(`^${VARIANT}`, 'iu')

const BATCH_SIZE = String.raw`(?:[\d.,][\d., ]*(?:k?g|grams?|lbs?)\s)?batch(?: size)?(?:[\s:=]+[\d.,][\d., ]*(?:k?g|grams?|lbs?)?)?$`

/** How much was mixed, or when, of whatever it is: `Batch 1000`, `Batch #12`. */
export const BATCH_LINE = new RegExp(
  String.raw`^(?:${BATCH_SIZE}|(?:batch|charge|lote|lotto|fourn[ée]e)\s*(?:#|n[or]\.?|n[º°])\s*\d+$)`,
  'iu',
)

/** What is done with the glaze rather than in it: a figure in such a line is no amount. */
export const NOTE = new RegExp(
  String.raw`^${VARIANT}|^${DEED}[\s:]+${MANNER}|^(?:s\.?\s?g|spec(?:ific)?\.? gravity|dichte|densit[éy]|densidade?)\.?[\s:=]+\d|^${BATCH_SIZE}|^(?:焼成|比重)`,
  'iu',
)

const GRAVITY_WORDS = String.raw`(?:s\.?\s?g\.?|spec(?:ific|\.)?\s?gravity|densit[éy]|densidade?|densidad|(?:litergewicht|dichte)|比重)(?!\p{L})`

/** How heavy the slurry is beside water, from 1 to 3: `SG 1.45`, `at 1,42 specific gravity`. */
export const GRAVITY = new RegExp(
  String.raw`(?<!\p{L})${GRAVITY_WORDS}[\s:=]*(?:(?:of|is|at|about|around|ca|circa|von|de|di|は|約|~|≈)\.?\s*)*([12][.,]\d{1,3})(?!\d)|(?<![\d.,])([12][.,]\d{1,3})\s*${GRAVITY_WORDS}`,
  'iu',
)

/** How a post begins that says something else first. */
export const GREETING =
  /^(?:hi|hey|hello|thanks|thank you|ok(?:ay)?|so|here|this is|try|anyone|does|has|i|i'm|i've|my|we|hallo|moin|servus|guten|hier|ich|kennt|bonjour|salut|voici|voilà|merci|je|hola|buenas|gracias|aquí|oi|olá|bom dia|segue|こんにちは|はじめまして)(?!\p{L})/iu

/** A field of the recipe with its value, by the first word or words of a line. */
export const LABEL =
  /^((?:glaze |recipe )?name|title|titre|nom|nombre|nome|titel|naam|navn|namn|釉薬名|釉名|名前|名称|이름|название|назва|ชื่อ|glaze|glasur|cones?|temp(?:erature)?|brenntemperatur|atmosphere|atmosphäre|atmosphère|atmósfera|firing|surface|finish|transparency|opacity|type|colou?r|source|author|date|notes?|comments?|description|hinweise?|anmerkung(?:en)?|bemerkung(?:en)?|notiz(?:en)?|remarques?|notas?|observaciones|opmerking(?:en)?|примечани[ея]|备注|備考|비고|by|from|subject|sent|to)\s*[:=]\s*(.*)$/iu

/** Which of these fields, by its word, is the name. */
export const NAME_LABEL =
  /name$|^(?:title|glaze|glasur|titre|nom|nombre|nome|titel|naam|navn|namn|釉薬名|釉名|名前|名称|이름|название|назва|ชื่อ)$/iu

/** How a kiln is fired, as it is written out. */
const FIRING = `(?:${OXIDIZING}|${REDUCING})`

/** The same, also cut short: `ox`, `red`. */
export const FIRED = String.raw`(?:${FIRING}|(?:ox|red)(?!\p{L}))`

/** In scripts without spaces another word may stand right before it. */
const BEFORE_CONE = String.raw`(?<!\p{L}(?!コーン|オ[ール]トン|โคน|锥))`
const CONE_SIGN = String.raw`(?:${BEFORE_CONE}(?:(?:orton|オ[ール]トン)\s*)?(?:${CONE_NAMES}|c(?=[./]?\d))[\s.:#/]*|[△▲Δ∆^]\s*)`
const CONE = String.raw`0?\d{1,2}(?:\s*½|[\s-]1\/2|[.,]5)?(?!\d)`
const CONES = String.raw`${CONE}(?:\s*(?:[-–—/~〜,]|to|or|bis|à|a|y)\s*(?:${CONE_SIGN})?${CONE})*`
/** `6 号锥`, `6番コーン`. */
const CONE_BEHIND = String.raw`(?:(?<![\d.,])(?=${CONES}\s*(?:号锥|番\s*コーン|번\s*콘)))`

/** A line that only says how the kiln is fired. */
export const ATMOSPHERE = new RegExp(
  String.raw`^${FIRING}(?:\s+(?:or|and|oder|et|y|o|fired?|firing|${FIRING}))*$`,
  'iu',
)

/** A line that begins with a cone, which is what it is about, or says nothing beside one of another maker. */
export const BEGINS_WITH_CONE = new RegExp(
  String.raw`^(?:(?:(?:orton|オ[ール]トン)\s*)?${CONE_NAMES}(?!\p{L})\s*[.:：]?\s*\d|[△▲Δ∆^]\s*\.?\s*\d|${CONE_BEHIND}|${OTHER_CONES}(?:\D|(?<!\d)\d{3,4}\s*(?:°|º|℃|度|C(?!\p{L})))*$)`,
  'iu',
)

/** What may stand between a cone and its firing: `^9, reduction`, `Kegel 9 (red.)`. */
const FIRING_APART = String.raw`(?:\s*,\s*(?=${FIRING}(?:$|[\s,.;)\]]))|\s*[([]\s*(?=${FIRED}\.?\s*[)\]]))`

/** A cone named in passing, and the firing behind it: `Floating Blue ^6 ox`, `(cone 9-10)`. */
export const NAMED_CONE = new RegExp(
  String.raw`(?:${CONE_SIGN}|${CONE_BEHIND})(${CONES})\s*${CONE_COUNTERS}?(?:${FIRING_APART}|\s*)(r(?!\p{L})|${FIRED})?`,
  'iu',
)

/** A line that ends in a cone, whose figure is no amount. */
export const ENDS_WITH_CONE = new RegExp(
  String.raw`(?:(?:${CONE_SIGN}|${CONE_BEHIND})${CONES}\s*${CONE_COUNTERS}?|${OTHER_CONES})\s*(?:r|${FIRED})?[\s).:]*$`,
  'iu',
)

/** What glazes are called and no material is: `Celadon 2`, `Weiß matt 12`, `Base 7`. */
export const NAME_OF_GLAZE = new RegExp(
  String.raw`(?<!\p{L})(?:glazes?|glasur(?:en)?|gla[cç]ure|[ée]mail|esmalte|vidrado|base|basis|liner|clear|transparent[eo]?|gloss(?:y)?|glanz|brillante?|satin|matte?|mat[eo]?|celadon|s[ée]ladon|seladon|t[ea][nm]moku|shino|ch[uü]n|jun|nuka|raku|majoli(?:ca|ka)|faience|tests?|trial|${RECIPE_WORD}|vers(?:ion)?|var(?:iation)?|rev(?:ised|ision)?|adjusted|no|nr)(?!\p{L})`,
  'iu',
)

/** A figure that counts and weighs nothing: `Cushing No. 92`, `Test #4`. */
export const NUMBERED = /(?:(?<!\p{L})(?:no|nr|n[º°]|v|vers)\.?|#)\s*\d+\s*$/iu

/** What somebody digs up, burns or crushes, also where nobody else calls it so: `Hilltop Clay`, `Cornish Rock`. */
export const SUBSTANCE =
  /(?<!\p{L})(?:clays?|slips?|ash(?:es)?|stone|rock|earth|sand|dirt|mud|soil|frits?|fritte?|spar|feldspar|feldspat|stains?|oxide|powder|dust|(?:töpfer|ziegel)?ton|\p{L}*(?:lehm|asche|mehl)|(?:\p{L}{3,})?erde|(?:bims|kalk)?stein|argiles?|terres?|cendres?|roche|sable|arcillas?|barro|tierra|cenizas?|arena|roca|argila|terra|cinzas?|areia|rocha)(?!\p{L})/iu

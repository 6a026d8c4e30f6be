import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OFFERED_LANGUAGES } from './languages.ts'
import type { LanguageCode } from './languages.ts'
import { textsOf } from './texts-of.ts'

/** Tables of names that come from elsewhere. */
const TABLES = /^(?:countries|materials)\.json$/
/** Moderators keep a log of another kind, and so does the server. */
const OTHER_LOGS = /^(?:moderation|pages)\.json/

/** A number, and beside it what must not begin the next line: the sign of a unit, or its own thousands. */
const TORN_APART =
  /\d \d{3}(?!\d)|[\d}] (?:%|°[CF]?|(?:[mk]?g|[cm]m|MB|Mo|lb|oz|кг|г|мм|МБ|\{\{unit\}\})(?![\p{L}\p{N}_]))/u
/** French signs of two parts stand apart from their word, and never alone in a line. */
const FRENCH_SIGN_ALONE = / [;:?!»]|« |\u00a0[;?!]|\u202f[:»]|«\u202f/u
/** In Japanese nothing stands between figures or Latin letters and the words around them. */
const JAPANESE_GAP =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。：] [\d{]|[}%] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Words that `docs/terms` rules out, of those that have no second meaning in these texts. */
const RULED_OUT: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  da: /\blog(?:gen)?\b(?! ind| ud)|indlæg|\bmaterialen/i,
  de: /\bLogs?\b|\bMaterialnamen?\b|Heizrate/,
  es: /diario|publicación|\bmateriales\b|(?:Una|otras) materias?\b(?! primas?)|barbotina de|No se (?:ha|han) podido/,
  'es-419': /diario|publicación|\bmateriales\b|barbotina de|añadir/i,
  fr: /\bjournal\b|(?:type de|une) publication|cette importation|[Oo]bjectif|abîme\b/,
  it: /\bdiario\b|\bmaterial[ei]\b|Céladon/,
  ja: /ログ(?!イン|アウト|ラム)|材料|ライブラリ(?!ー)|フラックス|ストゥール|パーセント|読み込む$|〜/,
  ko: /로그(?!인|아웃|램)|게시물|중량 퍼센트/,
  nl: /\bprivélog\b|\bde log\b|materiaalnaam|\bOpslaan\b/,
  pt: /\bmateriais?\b|Publicar um registro|o registro$/,
  sv: /\bloggen?\b|materialnamn/,
  th: /เป็นโพสต์|ประเภทโพสต์|สตัลล์/,
  zh: /帖子|篇记录|斯塔尔/,
}

function textsIn(language: LanguageCode) {
  const folder = new URL(`../${language}/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => !TABLES.test(file))
    .flatMap((file) => textsOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file))
}

function found(language: LanguageCode, wrong: RegExp) {
  return textsIn(language).flatMap(([key, text]) => (wrong.test(text) ? [`${key}: ${text}`] : []))
}

describe('signs', () => {
  test.each(OFFERED_LANGUAGES)('%s keeps a number and its unit in one line', (language) => {
    expect(found(language, TORN_APART)).toEqual([])
  })

  test('French keeps a sign of two parts in the line of its word', () => {
    expect(found('fr', FRENCH_SIGN_ALONE)).toEqual([])
  })

  test('Japanese leaves no gap around figures', () => {
    const gaps = found('ja', JAPANESE_GAP)
    // A ratio and what it means, on a line of the chart, and a recipe as somebody pastes it.
    const apart = /^(?:explorer\.json\.reference|imports\.json\.source\.pastePlaceholder)/
    expect(gaps.filter((text) => !apart.test(text))).toEqual([])
  })
})

describe('words', () => {
  test.each(Object.entries(RULED_OUT))('%s has none that its terms rule out', (language, wrong) => {
    const texts = found(language as LanguageCode, wrong)
    expect(texts.filter((text) => !OTHER_LOGS.test(text))).toEqual([])
  })
})

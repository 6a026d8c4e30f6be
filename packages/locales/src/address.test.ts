import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOf } from './texts-of.ts'

/** Any of these as a whole word, in letters of any script. */
const words = (list: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, flags)

/** The second person of a verb, in a language that says "vi". */
const SECOND_PERSON = words('tvoj\\p{L}*|(?!(?:na|va)š)\\p{L}{2,}[aei]š')

/** Words by which a language would speak to people in another way than `docs/terms` says. */
const WRONG_ADDRESS: Readonly<Record<string, RegExp>> = {
  da: words('venligst'),
  de: words('Ihr|Ihre|Ihren|Ihrem|Ihres|bitten? Sie', 'u'),
  es: words('usted|ustedes|vosotr[oa]s'),
  'es-419': words('usted|vos|vosotr[oa]s'),
  fr: words('tu|toi|ton|tes'),
  hr: SECOND_PERSON,
  it: words('vostr[oaie]|[Vv]oi|Lei|Suo|Sua|Suoi|Sue', 'u'),
  ja: /あなた/,
  // Nor does a particle that depends on the letter before it follow what is put in.
  ko: /니다|십시오|당신|저희|\((?:를|가|과|와|은|는)\)|\((?:으|이)\)로/,
  nl: words('uw|alstublieft|gelieve'),
  pt: words('tu|teus?|tuas?|contigo'),
  ru: words('ты|тебя|тебе|тво[йяеёи]\\p{L}*'),
  sl: SECOND_PERSON,
  sv: words('vänligen|var god'),
  th: /ครับ|ค่ะ/,
  uk: words('ти|тебе|тобі|тво[йяєї]\\p{L}*'),
  zh: /您/,
}

test.each(Object.entries(WRONG_ADDRESS))('%s speaks to people in one way', (language, wrong) => {
  const folder = new URL(`../${language}/`, import.meta.url)
  const files = readdirSync(folder).filter((file) => file !== 'countries.json')
  const texts = files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([])
})

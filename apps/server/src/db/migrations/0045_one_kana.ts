import { type Kysely, sql } from 'kysely'

/**
 * Words and names are compared in hiragana, whichever kana somebody writes. Those that are kept already
 * become what they would be written as today.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** From ァ to ヶ, and the two signs that repeat. */
const KATAKANA = [...Array.from({ length: 0x56 }, (_, at) => 0x30a1 + at), 0x30fd, 0x30fe]

const lettersOf = (codes: readonly number[]) => `'${String.fromCharCode(...codes)}'`

const inHiragana = (text: string) =>
  `translate(${text}, ${lettersOf(KATAKANA)}, ${lettersOf(KATAKANA.map((code) => code - 0x60))})`

const TEXTS = ['name_folded', 'name_words', 'other_name_words', 'text_words']

const STATEMENTS = [
  `update material_text
    set ${TEXTS.map((text) => `${text} = ${inHiragana(text)}`).join(', ')}
    where ${TEXTS.map((text) => `${text} <> ${inHiragana(text)}`).join(' or ')}`,
  `update log set words = ${inHiragana('words::text')}::tsvector
    where words::text <> ${inHiragana('words::text')}`,
]

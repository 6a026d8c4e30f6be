import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOf } from './texts-of.ts'

/** Turns of phrase that no English text of the product uses: people do not speak like that. */
const BANNED: readonly RegExp[] = [
  /\bstands? (here|there|yet|below|again|in (the|this)|against|where)\b/i,
  /\b(lies?|lay(s|ing)?) (here|on the workbench|them out)\b/i,
  /\blives? at this address\b/i,
  /\bis called (so|like|“)/i,
  /\btaken (over|back)\b/i,
  /\btaking it back\b/i,
  /\bis told of\b|\bnot told\b|\bare told\b/i,
  /\bhas been asked for\b|\bcould not be asked\b/i,
  /\bwhich is the most\b|\bno more than\b.*\bat once\b/i,
  /\bgo(es)? on( all the same| with| weighing| to where|\b)/i,
  /\bhears? of\b/i,
  /\blook(ed)? (into|through|them? up)\b/i,
  /\blooking whether\b/i,
  /\bforget (them|recent)\b/i,
  /\bby somebody who has left\b/i,
  /\bkinds? of it\b|\bother kinds of\b/i,
  /\bcounts? at once\b|\bis no (weight|price|address|picture)\b/i,
  /\bthe room this browser\b|\bno room left\b|\bis there$/i,
  /\ba machine\b|\bthe fire makes\b|\bleaves in the fire\b/i,
  /\blacks a part\b|\bas a whole\b|\bthe address of this page (lacks|holds|is)\b/i,
  /\bon a chart$|\bshow every pixel\b|\bset it first\b|\bshown? it first\b/i,
  /\bkept in this browser\b.*\bstand|\bdid not keep it\b/i,
  /\bopen names?\b|\bproposals?\b/i,
  /\blet go to\b|\bbefore you say so\b/i,
  /\bwhat (is|are) (compared|told|shown|discontinued|in production|private)\b/i,
  /\bwhat (happens|counts as|goes|changed stands)\b/i,
  /\bfor its owner alone\b|\bof yours\b/i,
  /\bmade a mistake\b|\bhas been recorded\b/i,
  /\b(above|below) a number of its own\b|\ba number of its own\b|\blabels of each\b/i,
  /\bat arm.s length\b|\bto be weighed now\b/i,
  /\bphotographs?\b|\bpictures?\b|\bunity formulas?\b/i,
  /\bsomebody\b|\bE-mail|\bmails\b/i,
  /\bcolour|\bstabilis|\brecognis|\banalys(ed|ing)\b|\blicence\b|\bnormalis|\btowards\b/i,
  /[\d}] %/,
  /^(Across|Up|least|most|Like the device|Words of the field|Work with it)$/i,
]

const FOLDER = new URL('../en/', import.meta.url)
/** What materials are called in English is what they are called by: that file of English is empty. */
const FILES = readdirSync(FOLDER).filter((file) => file !== 'materials.json')

test.each(FILES)(
  '%s says things plainly, in one spelling and with one name for each thing',
  (file) => {
    const texts = textsOf(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')), file)
    expect(texts.length).toBeGreaterThan(0)
    const found = texts.flatMap(([key, text]) =>
      BANNED.filter((phrase) => phrase.test(text)).map((phrase) => `${key}: ${text} (${phrase})`),
    )
    expect(found).toEqual([])
  },
)

test('no view of a list is named like its page', () => {
  const list = JSON.parse(readFileSync(new URL('list.json', FOLDER), 'utf8'))
  const pages: string[] = Object.values(list.heading)
  for (const view of Object.values<string>(list.view)) expect(pages).not.toContain(view)
})

import {
  copiedNote,
  copiedVersionNote,
  restoredNote,
  VERSION_NOTES,
} from '@glazy/contract/rules/version-notes'
import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#lib/texts/texts.ts'
import { noteText } from './note-text.ts'

/** Every note that the product writes. */
const NOTES = [
  ...Object.values(VERSION_NOTES),
  ...[restoredNote(3), copiedNote(12), copiedVersionNote(12, 3)],
]
const [english, german] = [createTexts('Glazy'), createTexts('Glazy')]
beforeAll(async () => {
  await english.start('en')
  await german.start('de')
  await Promise.all([english.load(['versions']), german.load(['versions'])])
})

test.each(NOTES)('“%s” is told in the language of the page', (note) => {
  expect(noteText(english.of('versions'), note)).toBe(note)
  if (note !== 'Import') expect(noteText(german.of('versions'), note)).not.toBe(note)
})

test('numbers stand in it', () => {
  const told = noteText(german.of('versions'), 'Copied from 12, version 3')
  expect(told).toBe('Kopiert von 12, Version 3')
})

test('what a potter wrote stays', () => {
  for (const note of ['Less whiting', 'toString', 'Version 3 restored by hand']) {
    expect(noteText(german.of('versions'), note)).toBe(note)
  }
})

import { asPlainWords } from '@glazy/contract/reading/phrase'
import { readQuery } from '@glazy/contract/reading/read-query'
import { X } from 'lucide-react'
import chip from '#components/chip.module.css'
import { phraseText } from '#lib/phrase-text.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './reading-row.module.css'

export interface ReadingRowProps {
  /** What is typed. */
  readonly text: string
  /** Takes the text in which a phrase is plain words again. */
  readonly onChange: (text: string) => void
}

/** What is understood of a search while it is typed; each phrase can be made plain words. */
export default function ReadingRow({ text, onChange }: ReadingRowProps) {
  const { t } = useTranslation('filters')
  const { words, phrases } = readQuery(text)
  if (phrases.length === 0) return null
  return (
    <ul className={chip.chips} aria-label={t('reading.label')}>
      {phrases.map((phrase) => {
        const label = phraseText(t, phrase)
        return (
          <li key={phrase.from}>
            <button
              type="button"
              className={chip.chip}
              aria-label={t('reading.asWords', { label })}
              title={t('reading.asWords', { label })}
              // The press would take the focus out of the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChange(asPlainWords(text, phrases, phrase))}
            >
              {label}
              <X size={14} aria-hidden />
            </button>
          </li>
        )
      })}
      {words !== '' && <li className={classes.words}>{t('chip.q', { text: words })}</li>}
    </ul>
  )
}

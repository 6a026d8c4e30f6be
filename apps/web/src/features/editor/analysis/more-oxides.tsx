import { RARE_OXIDES } from '@glazy/ceramics/chemistry/oxide-fields'
import { OXIDE_TABLE, type Oxide } from '@glazy/ceramics/chemistry/oxides'
import { textFilter } from '@glazy/contract/reading/text-words'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './analysis-editor.module.css'
import { OxideField } from './oxide-field.tsx'
import type { AnalysisEditorState } from './use-analysis-editor.ts'

/** The oxides that few materials hold: those with a figure, and all of them on demand. */
export function MoreOxides({ editor }: { readonly editor: AnalysisEditorState }) {
  const { t } = useTranslation('analysisEditor')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [filter, setFilter] = useState('')
  const { texts } = editor.draft.figures
  const shown = RARE_OXIDES.filter(
    (oxide) => Boolean(texts[oxide]) || (isOpen && fits(oxide, filter)),
  )
  return (
    <div className={classes.more}>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown size={16} aria-hidden className={classes.arrow} />
        {t('more.open', { count: RARE_OXIDES.length })}
      </Button>
      <div id={id} className={classes.moreFields}>
        {isOpen && (
          <TextField
            label={t('more.filter')}
            placeholder={t('more.filterExample')}
            autoComplete="off"
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        {shown.length > 0 && (
          <fieldset className={classes.group} data-group="other">
            <legend>{t('more.legend')}</legend>
            <div className={classes.fields}>
              {shown.map((oxide) => (
                <OxideField key={oxide} figureKey={oxide} editor={editor} />
              ))}
            </div>
          </fieldset>
        )}
        {isOpen && shown.length === 0 && (
          <p className={classes.note} role="status">
            {t('more.none', { text: filter.trim() })}
          </p>
        )}
      </div>
    </div>
  )
}

/** By symbol or by name, such as "pr" or "praseo". */
function fits(oxide: Oxide, filter: string): boolean {
  const { symbol, name } = OXIDE_TABLE[oxide]
  return textFilter(filter)(`${symbol} ${name}`)
}

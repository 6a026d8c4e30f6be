import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import { useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { parseCount } from './label-fields.ts'
import { COPIES_MAX } from './label-pages.ts'
import type { LabelToolbarProps } from './label-toolbar.tsx'
import classes from './label-toolbar.module.css'

type CopiesOfEachProps = Pick<LabelToolbarProps, 'items' | 'options' | 'run' | 'onRunChange'>

/** Six tiles of one glaze and two of another: a number for each that has one of its own. */
export function CopiesOfEach({ items, options, run, onRunChange }: CopiesOfEachProps) {
  const { t } = useTranslation('labels')
  const id = useId()
  return (
    <details className={classes.own}>
      <summary>{t('copiesOfEach')}</summary>
      <ul>
        {items.map((item) => {
          const typed = run.ownCopies[item.id] ?? ''
          return (
            <li key={item.id}>
              <label htmlFor={`${id}-${item.id}`}>{item.name}</label>
              <input
                id={`${id}-${item.id}`}
                className={classes.input}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={BATCH_INPUT_MAX_LENGTH}
                placeholder={options.copies}
                value={typed}
                onChange={(event) =>
                  onRunChange({
                    ownCopies: { ...run.ownCopies, [item.id]: event.currentTarget.value },
                  })
                }
                aria-invalid={typed !== '' && parseCount(typed, 0, COPIES_MAX) === undefined}
              />
            </li>
          )
        })}
      </ul>
    </details>
  )
}

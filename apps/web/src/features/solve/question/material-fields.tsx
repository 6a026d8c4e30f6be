import { X } from 'lucide-react'
import { MaterialName } from '#components/material-name.tsx'
import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { ItemLink } from '#components/item-link.tsx'
import { CHOSEN_MAX } from '#lib/solve-parameters.ts'
import type { ChosenMaterial } from '#lib/solve-search.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { FigureField } from './figure-field.tsx'
import { MaterialField } from './item-fields.tsx'
import classes from './question.module.css'
import type { KnownMaterial } from './solve-question.ts'

export interface MaterialFieldsProps {
  readonly chosen: readonly ChosenMaterial[]
  readonly known: ReadonlyMap<number, KnownMaterial>
  readonly onChange: (chosen: readonly ChosenMaterial[]) => void
  /** Takes what is on the shelf; undefined for who has none. */
  readonly onShelf: (() => void) | undefined
}

/** What the recipe may be made of, each with its least and most. */
export function MaterialFields({ chosen, known, onChange, onShelf }: MaterialFieldsProps) {
  const { t } = useTranslation('solve')
  const isFull = chosen.length >= CHOSEN_MAX
  return (
    <Card title={t('materials.title')} hint={t('materials.hint')}>
      {chosen.length > 0 && (
        <ul className={classes.rows} aria-label={t('materials.title')}>
          {chosen.map((each) => (
            <MaterialRow
              key={each.id}
              chosen={each}
              material={known.get(each.id)}
              onChange={(next) =>
                onChange(chosen.flatMap((one) => (one.id === each.id ? (next ?? []) : one)))
              }
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={classes.note}>{t('materials.full', { max: CHOSEN_MAX })}</p>
      ) : (
        <MaterialField
          label={t('materials.add')}
          onChoose={(id) => {
            if (!chosen.some((one) => one.id === id)) onChange([...chosen, { id }])
          }}
        />
      )}
      <div className={classes.buttons}>
        {onShelf && !isFull && <Button onClick={onShelf}>{t('materials.shelf')}</Button>}
        {chosen.length > 0 && (
          <Button look="quiet" onClick={() => onChange([])}>
            {t('materials.clear')}
          </Button>
        )}
      </div>
    </Card>
  )
}

interface MaterialRowProps {
  readonly chosen: ChosenMaterial
  /** Undefined until it is loaded, or where nobody may see it. */
  readonly material: KnownMaterial | undefined
  readonly onChange: (chosen: ChosenMaterial | undefined) => void
}

function MaterialRow({ chosen, material, onChange }: MaterialRowProps) {
  const { t } = useTranslation('solve')
  const { id, min, max } = chosen
  const name = material?.name ?? t('materials.unknown', { id })
  const shown = useNames().shown({ name })
  return (
    <li className={classes.row} data-wide>
      <span className={classes.material}>
        {material && !material.isHidden ? (
          <ItemLink item={{ id, name, kind: 'primitive' }}>
            <MaterialName name={name} />
          </ItemLink>
        ) : (
          name
        )}
        {material?.analysis === null && (
          <span className={classes.note}>{t('materials.noAnalysis')}</span>
        )}
      </span>
      <span className={classes.figures}>
        <FigureField
          label={t('materials.min', { name: shown })}
          value={min}
          max={max ?? 100}
          step={1}
          placeholder="0"
          onChange={(next) => onChange({ ...chosen, min: next })}
        />
        <span aria-hidden>–</span>
        <FigureField
          label={t('materials.max', { name: shown })}
          value={max}
          max={100}
          step={1}
          placeholder="100"
          onChange={(next) => onChange({ ...chosen, max: next })}
        />
        <span aria-hidden>%</span>
      </span>
      <Button
        look="quiet"
        aria-label={t('materials.remove', { name: shown })}
        onClick={() => onChange(undefined)}
      >
        <X size={16} aria-hidden />
      </Button>
    </li>
  )
}

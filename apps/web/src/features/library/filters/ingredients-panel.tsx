import { X } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useNavigateHere } from '#lib/use-navigate-here.ts'
import { useId, useState } from 'react'
import chip from '#components/chip.module.css'
import { LookupField } from '#components/lookup-field.tsx'
import page from '#components/page.module.css'
import { EXACT } from '#lib/exact.ts'
import { useCombobox } from '#lib/use-combobox.ts'
import { useMaterialChoices } from '#queries/use-material-choices.ts'
import {
  INGREDIENT_FILTERS,
  type IngredientFilter,
  type ListSearch,
  withMaterial,
} from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { PanelProps } from './choice-list.tsx'
import { itemName } from './filter-names.ts'
import classes from './ingredients-panel.module.css'
import { useKnownNames } from './use-known-names.ts'

/** What recipes are made from: with these materials, without those, of nothing else. Loaded when it opens. */
export default function IngredientsPanel({ search }: PanelProps) {
  const { t } = useTranslation('filters')
  const navigateHere = useNavigateHere()
  const [way, setWay] = useState<IngredientFilter>('with')
  const name = useId()
  const [text, setText] = useState('')
  const box = useCombobox()
  const found = useMaterialChoices({ category: 'materials', text, isOpen: box.isOpen })

  return (
    <div className={classes.panel}>
      <fieldset className={classes.ways}>
        <legend className={page.visuallyHidden}>{t('label.ingredients')}</legend>
        {INGREDIENT_FILTERS.map((key) => (
          <label key={key} className={classes.way}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={way === key}
              onChange={() => setWay(key)}
            />
            {t(`ingredients.${key}`)}
          </label>
        ))}
      </fieldset>
      <LookupField
        label={t('ingredients.add')}
        text={text}
        box={box}
        found={found}
        onText={setText}
        onChoose={({ id }) =>
          void navigateHere({
            to: '.',
            search: withMaterial(search, way, id, true),
            resetScroll: false,
          })
        }
      />
      <ChosenMaterials search={search} />
      <p className={classes.hint}>{t(`ingredients.hint.${way}`)}</p>
    </div>
  )
}

/** The materials that are set, each with the way to the list without it. */
function ChosenMaterials({ search }: { readonly search: ListSearch }) {
  const { t } = useTranslation('filters')
  const { items = {} } = useKnownNames(search)
  return INGREDIENT_FILTERS.map((key) => {
    const ids = search[key] ?? []
    if (ids.length === 0) return null
    return (
      <section key={key} className={classes.chosen} aria-label={t(`ingredients.${key}`)}>
        <h3>{t(`ingredients.${key}`)}</h3>
        <ul className={chip.chips}>
          {ids.map((id) => (
            <li key={id}>
              <Link
                to="."
                search={withMaterial(search, key, id, false)}
                className={chip.chip}
                resetScroll={false}
                preload={false}
                activeOptions={EXACT}
                aria-label={t('ingredients.remove', { name: itemName(t, items, id) })}
              >
                {itemName(t, items, id)}
                <X size={14} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

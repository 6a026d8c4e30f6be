import type { MaterialDetail } from '@glazy/contract/materials'
import { MATERIAL_STATE, stateNote } from '@glazy/contract/rules/lifecycle'
import { useId } from 'react'
import menu from '#components/menu-list.module.css'
import color from '#components/state-color.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './state-choices.module.css'

export interface StateChoicesProps {
  readonly material: MaterialDetail
  readonly onChoose: (stateId: number) => void
}

/** The states of an item: the one it is in, those it may get, and why not the others. */
export function StateChoices({ material, onChoose }: StateChoicesProps) {
  const { t } = useTranslation('itemActions')
  const id = useId()
  const { kind, materialStateId, images } = material
  const stated = { kind, materialStateId, hasPhoto: images.length > 0 }
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={menu.heading}>
        {t('state.title')}
      </p>
      <ul className={menu.list}>
        {Object.entries(MATERIAL_STATE).map(([name, stateId]) => {
          const isCurrent = stateId === materialStateId
          const note = stateNote(stated, stateId)
          const isOff = isCurrent || note !== null
          return (
            <li key={stateId}>
              <button
                type="button"
                className={menu.item}
                aria-pressed={isCurrent}
                aria-disabled={isOff}
                onClick={() => !isOff && onChoose(stateId)}
              >
                <span
                  className={`${classes.dot} ${color.state}`}
                  data-state={stateId}
                  aria-hidden
                />
                <span>
                  {t(`state.${name as keyof typeof MATERIAL_STATE}`)}
                  {note && <span className={menu.note}>{t(`state.${note}`)}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

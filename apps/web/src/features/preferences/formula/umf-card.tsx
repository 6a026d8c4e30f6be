import type { UmfOxides } from '@glazy/contract/preferences'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import card from '#components/card.module.css'
import { Card } from '#components/card.tsx'
import form from '#components/form.module.css'
import { notify } from '#lib/notify.ts'
import { umfGroupsOf } from '#lib/preferences/umf-groups.ts'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { groupProblem, type OwnGroups } from './group-choice.ts'
import { GroupEditor } from './group-editor.tsx'
import page from '#components/page.module.css'
import classes from './umf-card.module.css'

const TYPES = ['default', 'xumf', 'custom'] as const

export interface UmfCardProps {
  /** A formula by the groups that are being chosen. */
  readonly example: (preference: UmfOxides) => ReactNode
}

/** Which oxides count as what in unity formulas: as published, or as the visitor likes. */
export function UmfCard({ example }: UmfCardProps) {
  const { t } = useTranslation('settings')
  const [saved, save] = usePreference('umfOxides')
  const [draft, setDraft] = useState<UmfOxides>()
  const [isBusy, setBusy] = useState(false)
  const name = useId()
  const current = draft ?? saved
  const problem = current.type === 'custom' ? groupProblem(current.oxides) : undefined

  function choose(type: UmfOxides['type']) {
    setDraft(type === 'custom' ? { type, oxides: ownGroups(current, saved) } : { type })
  }

  async function submit() {
    if (problem) return
    setBusy(true)
    const isSaved = await save(current)
    setBusy(false)
    if (!isSaved) return
    setDraft(undefined)
    notify('success', t('umf.saved'))
  }

  return (
    <Card title={t('umf.title')} hint={t('umf.hint')}>
      <fieldset className={classes.types}>
        <legend className={page.visuallyHidden}>{t('umf.title')}</legend>
        {TYPES.map((type) => (
          <label key={type} className={classes.type}>
            <input
              type="radio"
              name={name}
              checked={current.type === type}
              onChange={() => choose(type)}
            />
            <span>
              <span className={classes.typeName}>{t(`umf.type.${type}`)}</span>
              <span className={classes.typeText}>{t(`umf.type.${type}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {current.type === 'custom' && (
        <>
          <GroupEditor
            groups={current.oxides}
            onChange={(oxides) => setDraft({ type: 'custom', oxides })}
          />
          <p className={form.problem} role="alert">
            {problem && t(`umf.${problem}`)}
          </p>
        </>
      )}
      <div className={classes.example}>{problem === undefined && example(current)}</div>
      <div className={card.actions}>
        <Button
          look="filled"
          onClick={() => void submit()}
          aria-disabled={problem !== undefined || isBusy}
          aria-busy={isBusy}
        >
          {t('umf.save')}
        </Button>
        {draft && (
          <Button look="quiet" onClick={() => setDraft(undefined)}>
            {t('umf.undo')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** One's own groups begin as the ones that are seen, or as they were saved before. */
function ownGroups(current: UmfOxides, saved: UmfOxides): OwnGroups {
  if (current.type === 'custom') return current.oxides
  if (saved.type === 'custom') return saved.oxides
  const { R2O, RO, R2O3, RO2 } = umfGroupsOf(current)
  return { r2o: [...R2O], ro: [...RO], r2o3: [...R2O3], ro2: [...RO2] }
}

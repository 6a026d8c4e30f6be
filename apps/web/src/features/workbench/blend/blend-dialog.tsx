import {
  BLEND_POSITIONS,
  BLEND_TYPES,
  type BlendType,
  blendPointCount,
} from '@glazy/ceramics/batch/blend'
import { BLEND_NAMING_STRATEGIES, type BlendNamingStrategy } from '@glazy/ceramics/batch/blend-name'
import {
  type BlendField,
  type BlendSetup,
  blendSetupProblems,
  startBlend,
} from '@glazy/contract/rules/blend'
import { useState } from 'react'
import box from '#components/alert-box.module.css'
import { Button } from '#components/button.tsx'
import { CheckField } from '#components/check-field.tsx'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { SelectField } from '#components/select-field.tsx'
import { TextField } from '#components/text-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { BlendPreview } from './blend-preview.tsx'
import { stepsIn, withType } from './blend-setup.ts'
import classes from './blend.module.css'
import type { BlendedRecipe, BlendMaterial } from './calculate-blend.ts'
import { useBlend } from './use-blend.ts'

export interface BlendDialogProps {
  readonly type: BlendType
  /** What can be in the corners. */
  readonly items: readonly { readonly id: number; readonly name: string }[]
  /** How many recipes there is room for. */
  readonly room: number
  /** Finds what the chosen materials are made of. */
  readonly load: (ids: readonly number[]) => Promise<readonly BlendMaterial[]>
  /** What the points of a blend cost, as far as that is known. */
  readonly costsOf: (setup: BlendSetup) => ReadonlyMap<string, number>
  readonly onBlended: (recipes: readonly BlendedRecipe[]) => void
  readonly onClose: () => void
}

/** A blend is set up, looked at and calculated; it closes when its recipes are there. */
export default function BlendDialog(props: BlendDialogProps) {
  const { type, items, room, load, costsOf, onBlended, onClose } = props
  const { t } = useTranslation('blend')
  const ids = items.map(({ id }) => id)
  const [begun] = useState<BlendSetup>(() => startBlend(type, ids))
  const [setup, setSetup] = useState(begun)
  const blend = useBlend(load, onBlended)
  const problems = blendSetupProblems(setup, ids)
  const count = problems.length === 0 ? blendPointCount(setup) : 0
  const isValid = problems.length === 0 && count <= room
  const change = (changes: Partial<BlendSetup>) => {
    blend.forget()
    setSetup((before) => ({ ...before, ...changes }))
  }
  const problemAt = (field: BlendField) => {
    const problem = problems.find((one) => one.field === field)?.problem
    return problem && t(`problems.${problem}`)
  }
  return (
    <DialogFrame
      isOpen
      onClose={() => blend.isBusy || onClose()}
      title={t(`types.${setup.type}`)}
      footer={
        <>
          <Button disabled={blend.isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look="filled"
            disabled={!isValid || blend.isBusy}
            aria-busy={blend.isBusy}
            onClick={() => void blend.run(setup)}
          >
            {blend.isBusy ? t('calculating') : count > 0 ? t('blend', { count }) : t('blendNone')}
          </Button>
        </>
      }
    >
      <div className={classes.columns} data-typed={blend.isBusy || setup !== begun || undefined}>
        <div className={classes.fields}>
          <TypeChoice
            value={setup.type}
            onChange={(next) => setSetup(withType(setup, next, ids))}
          />
          <Corners setup={setup} items={items} onChange={change} problemAt={problemAt} />
          <Steps setup={setup} onChange={change} problemAt={problemAt} />
          <Naming setup={setup} onChange={change} />
          {count > room && (
            <p role="alert" className={classes.problem}>
              {t('noRoom', { count: room })}
            </p>
          )}
          {blend.failure && (
            <div role="alert" className={box.box}>
              <p>{t(`failures.${blend.failure}`)}</p>
              <div className={box.actions}>
                <Button onClick={() => void blend.run(setup)}>{t('retry')}</Button>
                <Button onClick={() => change(startBlend(setup.type, ids))}>{t('reset')}</Button>
              </div>
            </div>
          )}
        </div>
        <BlendPreview
          setup={setup}
          kind={t(`types.${setup.type}`)}
          costs={costsOf(setup)}
          corners={BLEND_POSITIONS[setup.type].map((position) => ({
            name: items.find(({ id }) => id === setup.materials[position])?.name ?? '',
            position: t(`positions.${position}`),
          }))}
        />
      </div>
    </DialogFrame>
  )
}

interface TypeChoiceProps {
  readonly value: BlendType
  readonly onChange: (type: BlendType) => void
}

function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const { t } = useTranslation('blend')
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{t('type')}</legend>
      {BLEND_TYPES.map((type) => (
        <label key={type} className={classes.choice}>
          <input
            type="radio"
            name="blend-type"
            checked={value === type}
            onChange={() => onChange(type)}
          />
          {t(`types.${type}`)}
        </label>
      ))}
    </fieldset>
  )
}

interface PartProps {
  readonly setup: BlendSetup
  readonly onChange: (changes: Partial<BlendSetup>) => void
  readonly problemAt: (field: BlendField) => string | undefined
}

function Corners({
  setup,
  items,
  onChange,
  problemAt,
}: PartProps & Pick<BlendDialogProps, 'items'>) {
  const { t } = useTranslation('blend')
  const options = items.map(({ id, name }) => ({ value: String(id), label: name }))
  const none = { value: '', label: t('choose') }
  return (
    <div className={classes.corners}>
      {BLEND_POSITIONS[setup.type].map((position) => {
        const problem = problemAt(position)
        return (
          <div key={position}>
            <SelectField
              label={t(`positions.${position}`)}
              value={String(setup.materials[position] ?? '')}
              options={[none, ...options]}
              onChange={(value) => {
                const chosen = value === '' ? undefined : Number(value)
                onChange({ materials: { ...setup.materials, [position]: chosen } })
              }}
            />
            {problem && <p className={classes.problem}>{problem}</p>}
          </div>
        )
      })}
      <p className={classes.problem} role="status">
        {problemAt('materials')}
      </p>
    </div>
  )
}

/** Rows and columns, as far as the form of the blend has them. */
function Steps({ setup, onChange, problemAt }: PartProps) {
  const { t } = useTranslation('blend')
  const { type } = setup
  const fields = [
    ...(type === 'line' ? [] : (['rows'] as const)),
    ...(type === 'triaxial' ? [] : (['columns'] as const)),
  ]
  return (
    <div className={classes.steps}>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(field)}
          inputMode="numeric"
          autoComplete="off"
          value={Number.isNaN(setup[field]) ? '' : String(setup[field])}
          problem={problemAt(field)}
          onChange={(event) => onChange({ [field]: stepsIn(event.currentTarget.value) })}
        />
      ))}
    </div>
  )
}

const NAMING_TEXTS = {
  'human-readable': 'naming.content',
  'position-based': 'naming.place',
} as const satisfies Record<BlendNamingStrategy, string>

function Naming({ setup, onChange }: Omit<PartProps, 'problemAt'>) {
  const { t } = useTranslation('blend')
  return (
    <>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('naming.label')}</legend>
        {BLEND_NAMING_STRATEGIES.map((strategy) => (
          <label key={strategy} className={classes.choice}>
            <input
              type="radio"
              name="blend-naming"
              checked={setup.namingStrategy === strategy}
              onChange={() => onChange({ namingStrategy: strategy })}
            />
            {t(NAMING_TEXTS[strategy])}
          </label>
        ))}
      </fieldset>
      <CheckField
        label={t('preserve')}
        checked={setup.preserveIsAdditional}
        onChange={(event) => onChange({ preserveIsAdditional: event.currentTarget.checked })}
      />
    </>
  )
}

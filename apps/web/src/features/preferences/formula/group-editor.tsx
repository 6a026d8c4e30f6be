import { type Oxide, parseOxide } from '@glazy/ceramics/chemistry/oxides'
import { X } from 'lucide-react'
import { Formula } from '#components/formula.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import {
  choicesFor,
  GROUP_SYMBOLS,
  OWN_GROUPS,
  type OwnGroup,
  type OwnGroups,
  withOxide,
  withoutOxide,
} from './group-choice.ts'
import classes from './umf-card.module.css'

export interface GroupEditorProps {
  readonly groups: OwnGroups
  readonly onChange: (groups: OwnGroups) => void
}

/** The four groups with their oxides: each can be taken out, others added. */
export function GroupEditor({ groups, onChange }: GroupEditorProps) {
  return (
    <div className={classes.editor}>
      {OWN_GROUPS.map((group) => (
        <GroupField
          key={group}
          group={group}
          oxides={groups[group]}
          choices={choicesFor(groups, group)}
          onAdd={(oxide) => onChange(withOxide(groups, group, oxide))}
          onRemove={(oxide) => onChange(withoutOxide(groups, oxide))}
        />
      ))}
    </div>
  )
}

interface GroupFieldProps {
  readonly group: OwnGroup
  readonly oxides: readonly Oxide[]
  readonly choices: readonly Oxide[]
  readonly onAdd: (oxide: Oxide) => void
  readonly onRemove: (oxide: Oxide) => void
}

function GroupField({ group, oxides, choices, onAdd, onRemove }: GroupFieldProps) {
  const { t } = useTranslation('settings')
  const symbol = GROUP_SYMBOLS[group]
  return (
    <fieldset className={classes.group}>
      <legend className={classes.symbol}>
        <Formula>{symbol}</Formula> <span className={classes.part}>{t(`umf.part.${group}`)}</span>
      </legend>
      <ul className={classes.oxides}>
        {oxides.map((oxide) => (
          <li key={oxide}>
            <button
              type="button"
              className={classes.oxide}
              aria-label={t('umf.remove', { oxide, group: symbol })}
              onClick={() => onRemove(oxide)}
            >
              <Formula>{oxide}</Formula>
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
        {oxides.length === 0 && <li className={classes.none}>{t('umf.empty')}</li>}
      </ul>
      <SelectField
        label={t('umf.add', { group: symbol })}
        isLabelHidden
        value=""
        onChange={(value) => {
          const oxide = parseOxide(value)
          if (oxide) onAdd(oxide)
        }}
        options={[
          { value: '', label: t('umf.addPrompt') },
          ...choices.map((oxide) => ({ value: oxide, label: oxide })),
        ]}
      />
    </fieldset>
  )
}

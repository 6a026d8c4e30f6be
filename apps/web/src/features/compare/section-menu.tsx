import { Rows3 } from 'lucide-react'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Section, SECTIONS } from './compare-rows.ts'
import classes from './section-menu.module.css'

export interface SectionMenuProps {
  readonly shown: readonly Section[]
  readonly onChange: (sections: readonly Section[]) => void
}

/** Chooses which groups of rows are compared; one always stays. */
export function SectionMenu({ shown, onChange }: SectionMenuProps) {
  const { t } = useTranslation('compare')
  return (
    <PopoverMenu
      label={t('sections.label')}
      button={
        <>
          <Rows3 size={16} aria-hidden />
          {t('sections.label')}
        </>
      }
      look="plain"
    >
      <fieldset className={classes.sections}>
        <legend className={classes.legend}>{t('sections.hint')}</legend>
        {SECTIONS.map((section) => {
          const isShown = shown.includes(section)
          return (
            <label key={section} className={classes.section}>
              <input
                type="checkbox"
                checked={isShown}
                disabled={isShown && shown.length === 1}
                onChange={() =>
                  onChange(
                    isShown ? shown.filter((other) => other !== section) : [...shown, section],
                  )
                }
              />
              {t(`section.${section}`)}
            </label>
          )
        })}
      </fieldset>
    </PopoverMenu>
  )
}

import { Rows3 } from 'lucide-react'
import { PopoverMenu } from '#components/popover-menu.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type Section, SECTIONS } from '#features/compare/rows/compare-rows.ts'
import classes from './section-menu.module.css'
import type { Chosen } from './use-chosen.ts'
import { readSections, writeSections } from '#features/compare/rows/shown-sections.ts'

/** Chooses which groups of rows are compared, of which one always stays, and in what amounts. */
export function SectionMenu({ search, onChange }: Chosen) {
  const { t } = useTranslation('compare')
  const shown = readSections(search.show)
  const show = (sections: readonly Section[]) => onChange({ show: writeSections(sections) })
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
                  show(isShown ? shown.filter((other) => other !== section) : [...shown, section])
                }
              />
              {t(`section.${section}`)}
            </label>
          )
        })}
      </fieldset>
      <fieldset className={classes.sections}>
        <legend className={classes.legend}>{t('amounts.label')}</legend>
        <label className={classes.section}>
          <input
            type="checkbox"
            checked={search.raw === true}
            onChange={(event) => onChange({ raw: event.currentTarget.checked || undefined })}
          />
          {t('amounts.asWritten')}
        </label>
      </fieldset>
    </PopoverMenu>
  )
}

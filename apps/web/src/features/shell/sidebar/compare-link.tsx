import { Link } from '@tanstack/react-router'
import { Anvil, FlaskConical, Scale } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useSelectedMaterials } from '#lib/selected-materials.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import classes from './sidebar.module.css'

/** Leads to the comparison of the selected items, how many there are, to the workbench and the solver. */
export function CompareLink() {
  const { t } = useTranslation('shell')
  const { number } = useFormats()
  const selected = useSelectedMaterials()
  return (
    <ul className={classes.section}>
      <li>
        <Link
          to="/compare"
          search={selected.length > 0 ? { id: selected.map((item) => item.id).join(',') } : {}}
          className={classes.item}
          activeOptions={{ includeSearch: false }}
          title={t('nav.compare')}
        >
          <Scale size={18} aria-hidden />
          <span className={classes.text}>{t('nav.compare')}</span>
          {selected.length > 0 && (
            <span className={classes.badge}>
              {number(selected.length)}
              <span className={classes.text}> {t('nav.selected')}</span>
            </span>
          )}
        </Link>
      </li>
      <li>
        <Link
          to="/workbench"
          className={classes.item}
          activeOptions={{ includeSearch: false }}
          title={t('nav.workbench')}
        >
          <Anvil size={18} aria-hidden />
          <span className={classes.text}>{t('nav.workbench')}</span>
        </Link>
      </li>
      <li>
        <Link
          to="/solve"
          className={classes.item}
          activeOptions={{ includeSearch: false }}
          title={t('nav.solve')}
        >
          <FlaskConical size={18} aria-hidden />
          <span className={classes.text}>{t('nav.solve')}</span>
        </Link>
      </li>
    </ul>
  )
}

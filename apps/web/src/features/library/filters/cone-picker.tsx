import { CONE_GROUPS, CONES } from '@glazy/ceramics/firing/cones'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { withSearch } from '#lib/list-search.ts'
import type { PanelProps } from './choice-list.tsx'
import { GROUPS } from './filter-names.ts'
import classes from './filter-panels.module.css'
import { OptionLink } from './option-link.tsx'

/** The three bands of firing, and below them every cone of its own. */
export function ConePicker({ search, onChoose }: PanelProps) {
  const { t } = useTranslation('filters')
  const { cone: current } = search
  return (
    <>
      <ul className={classes.list}>
        <li>
          <OptionLink
            search={withSearch(search, { cone: undefined })}
            isCurrent={current === undefined}
            onChoose={onChoose}
          >
            {t('any')}
          </OptionLink>
        </li>
        {GROUPS.map((group) => (
          <li key={group}>
            <OptionLink
              search={withSearch(search, { cone: group })}
              isCurrent={current === group}
              onChoose={onChoose}
            >
              {t(`cone.group.${group}`)}
            </OptionLink>
          </li>
        ))}
      </ul>
      <p className={classes.heading}>{t('cone.single')}</p>
      {GROUPS.map((group) => (
        <ul key={group} className={classes.cones} aria-label={t(`cone.group.${group}`)}>
          {CONES.slice(CONE_GROUPS[group].fromId - 1, CONE_GROUPS[group].toId).map((cone) => (
            <li key={cone.id}>
              <OptionLink
                search={withSearch(search, { cone: cone.id })}
                isCurrent={current === cone.id}
                onChoose={onChoose}
              >
                {cone.label}
              </OptionLink>
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}

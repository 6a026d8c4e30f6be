import { CONE_GROUPS, type ConeGroup, findCone } from '@glazy/ceramics/firing/cones'
import { Link } from '@tanstack/react-router'
import pills from '#components/link-pills.module.css'
import { useTranslation } from '#lib/texts/use-translation.ts'

const GROUPS = ['low', 'mid', 'high'] as const satisfies readonly ConeGroup[]

/** The bands of firing, from the coolest, each leading to the recipes that are fired in it. */
export function ConeLinks() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="cones">
      <h2 id="cones">{t('cones.title')}</h2>
      <ul className={pills.pills}>
        {GROUPS.map((group) => (
          <li key={group}>
            <Link to="/recipes" search={{ cone: group }} className={pills.pill}>
              {t(`cones.${group}`, {
                from: findCone(CONE_GROUPS[group].fromId)?.label,
                to: findCone(CONE_GROUPS[group].toId)?.label,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import { ChartScatter, NotebookPen, Scale } from 'lucide-react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './tool-links.module.css'

/** What can be done beyond reading, for whoever sees the site for the first time. */
const TOOLS = [
  { name: 'explore', to: '/explore', icon: ChartScatter },
  { name: 'compare', to: '/compare', icon: Scale },
  { name: 'write', to: '/recipes/new', icon: NotebookPen },
] as const

/** The ways from looking to working. */
export function ToolLinks() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="tools" className={classes.tools}>
      <h2 id="tools">{t('tools.title')}</h2>
      <ul className={classes.list}>
        {TOOLS.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className={classes.tool} preload={false}>
              <Icon size={24} aria-hidden className={classes.icon} />
              <span className={classes.title}>{t(`tools.${name}Title`)}</span>
              <span className={classes.text}>{t(`tools.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { MaterialSummary } from '@glazy/contract/materials'
import { Link } from '@tanstack/react-router'
import { ClipboardPaste, Scale, Search } from 'lucide-react'
import { materialPath } from '@glazy/contract/material-path'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './tool-links.module.css'

/** What potters come for, each a click away: finding a glaze, bringing a recipe, weighing one. */
export function FirstSteps({ recipe }: { readonly recipe: MaterialSummary | undefined }) {
  const { t } = useTranslation('home')
  const steps = [
    { name: 'find', icon: Search, link: { to: '/recipes', search: { q: t('steps.example') } } },
    { name: 'paste', icon: ClipboardPaste, link: { to: '/recipes/import' } },
    ...(recipe
      ? [{ name: 'weigh', icon: Scale, link: { to: materialPath(recipe) } } as const]
      : []),
  ] as const
  return (
    <ul className={classes.list} aria-label={t('steps.label')}>
      {steps.map(({ name, icon: Icon, link }) => (
        <li key={name}>
          <Link {...link} className={classes.tool} preload={false}>
            <Icon size={24} aria-hidden className={classes.icon} />
            <span className={classes.title}>{t(`steps.${name}Title`)}</span>
            <span className={classes.text}>{t(`steps.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './used-in.module.css'

const AnotherMaterial = lazyPart(() => import('./another-material.tsx'))

export interface UsedInProps {
  readonly id: number
  readonly count: number
}

/** How many recipes use a material, and the ways to those with it, or with it and another one. */
export function UsedIn({ id, count }: UsedInProps) {
  const { t } = useTranslation('detail')
  const [isAsking, setAsking] = useState(false)
  return (
    <span className={classes.usedIn}>
      <Link to="/recipes" search={{ with: [id] }}>
        {t('properties.usedInCount', { count })}
      </Link>
      {isAsking ? (
        <Suspense>
          <AnotherMaterial id={id} />
        </Suspense>
      ) : (
        <button type="button" className={classes.and} onClick={() => setAsking(true)}>
          {t('properties.andAnother')}
        </button>
      )}
    </span>
  )
}

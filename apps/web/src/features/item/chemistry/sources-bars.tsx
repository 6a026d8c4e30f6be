import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import type { OxideSources } from './oxide-sources.ts'
import { sourceShares } from './source-shares.ts'
import classes from './sources-bars.module.css'

/** Colours that materials take in turn. */
const HUES = 8

/**
 * Where each oxide comes from, as a bar of one length whose stretches are the materials. The table
 * beside it says the same to those who do not see it.
 */
export function SourcesBars({ sources }: { readonly sources: OxideSources }) {
  const { number } = useFormats()
  const used = sources.rows
    .map(({ name }, source) => ({ name, source }))
    .filter(({ source }) => sources.rows[source]?.brings)
  return (
    <div aria-hidden className={classes.bars}>
      <ul className={classes.legend}>
        {used.map(({ name, source }) => (
          <li key={source}>
            <span className={classes.mark} data-hue={source % HUES} />
            {name}
          </li>
        ))}
      </ul>
      <div className={classes.rows}>
        {sources.oxides.map((oxide) => (
          <div key={oxide} className={classes.row}>
            <span className={classes.oxide}>
              <Formula>{oxide}</Formula>
            </span>
            <span className={classes.bar}>
              {sourceShares(sources, oxide).map(({ source, name, share }) => (
                <span
                  key={source}
                  className={classes.stretch}
                  data-hue={source % HUES}
                  style={{ flexGrow: share }}
                  title={`${name}: ${number(share * 100, 0)}%`}
                />
              ))}
            </span>
            <span className={classes.total}>
              <Amount value={sources.totals[oxide]} />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { COPYRIGHT_FROM } from '#lib/site.ts'
import { useSite } from '#lib/site-context.ts'
import classes from './site-footer.module.css'

export function SiteFooter() {
  const { t } = useTranslation('shell')
  const { name, year, sourceUrl, supportUrl, sponsors } = useSite()
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('footer.label')}>
        <ul className={classes.links}>
          <li>
            <Link to="/help">{t('footer.help')}</Link>
          </li>
          <li>
            <Link to="/terms">{t('footer.terms')}</Link>
          </li>
          <li>
            <Link to="/privacy">{t('footer.privacy')}</Link>
          </li>
          <li>
            <Link to="/licence">{t('footer.licence')}</Link>
          </li>
          {sourceUrl && (
            <li>
              <a href={sourceUrl}>{t('footer.source')}</a>
            </li>
          )}
          <li>
            <a href="/docs/api">{t('footer.api')}</a>
          </li>
          {supportUrl && (
            <li>
              <a href={supportUrl}>{t('footer.support')}</a>
            </li>
          )}
        </ul>
      </nav>
      {sponsors.length > 0 && (
        <p className={classes.sponsors}>
          {t('footer.sponsors')}{' '}
          {sponsors.map((sponsor) => (
            <a key={sponsor.url} href={sponsor.url} rel="sponsored noopener">
              {sponsor.logo ? <img {...sponsor.logo} alt={sponsor.name} /> : sponsor.name}
            </a>
          ))}
        </p>
      )}
      <p className={classes.copyright}>
        {t('footer.copyright', { from: COPYRIGHT_FROM, to: year, name })}
      </p>
    </footer>
  )
}

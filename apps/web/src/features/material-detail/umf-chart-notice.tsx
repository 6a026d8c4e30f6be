import { ChartScatter } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './detail.module.css'
import { useLoginPath } from './use-login-path.ts'

/** Stands where visitors with an account have the chart of the unity formula. */
export function UmfChartNotice() {
  const { t } = useTranslation('detail')
  const loginPath = useLoginPath()
  return (
    <section className={classes.notice} aria-labelledby="umf-chart">
      <ChartScatter size={24} aria-hidden />
      <h2 id="umf-chart">{t('umfChart.title')}</h2>
      <p>{t(loginPath ? 'umfChart.loginText' : 'umfChart.explained')}</p>
      {loginPath && (
        <a href={loginPath} className={buttonClass('plain')}>
          {t('umfChart.login')}
        </a>
      )}
    </section>
  )
}

import { stat, statfs } from 'node:fs/promises'
import { CALCULATION_VERSION } from '@glazy/ceramics/chemistry/chemistry'
import type { SiteReport } from '@glazy/contract/operator'
import type { AppContext } from '#features/feature.ts'
import { countSite, listJobs, listNewestImports } from './report.queries.ts'

/** Imports that the report names. */
const NEWEST_IMPORTS = 5

type ReportContext = Pick<AppContext, 'db' | 'config' | 'index' | 'mail' | 'version'>

/** How the site is doing now. What cannot be asked is null, and does not hold up the rest. */
export async function reportSite({
  db,
  config,
  index,
  mail,
  version,
}: ReportContext): Promise<SiteReport> {
  const [counts, imports, jobs, disk, snapshot] = await Promise.all([
    countSite(db),
    listNewestImports(db, NEWEST_IMPORTS),
    listJobs(db),
    spaceOf(config.dataDir),
    fileFacts(index.snapshotPath),
  ])
  const { waiting, failed, lastSentAt } = mail.state()
  return {
    version,
    calculationVersion: CALCULATION_VERSION,
    startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    users: { total: counts.users, newInWeek: counts.newInWeek, leaving: counts.leaving },
    imports: {
      total: counts.imports,
      newest: imports.map(
        ({ id, name, items, createdAt, ownerId, ownerName, username, cdnId }) => ({
          id,
          name,
          items,
          createdAt: createdAt.toISOString(),
          owner: { id: ownerId, name: ownerName, username, cdnId },
        }),
      ),
    },
    storage: {
      database: counts.databaseBytes,
      photographs: {
        count: counts.photographs,
        bytes: counts.photographBytes,
        isInBucket: config.s3 !== undefined,
      },
      disk,
    },
    index: {
      items: counts.items,
      change: index.isRead() ? index.stamp().horizon : null,
      readyAfterMs: index.readAfterMs() ?? null,
      snapshot,
    },
    mail: {
      server: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).hostname,
      lastSentAt: lastSentAt?.toISOString() ?? null,
      waiting: waiting + counts.owedMails,
      failed,
    },
    jobs: jobs.map((job) => ({ ...job, lastDoneAt: job.lastDoneAt?.toISOString() ?? null })),
  }
}

async function spaceOf(folder: string): Promise<SiteReport['storage']['disk']> {
  const space = await statfs(folder).catch(() => undefined)
  if (space === undefined) return null
  return { free: space.bavail * space.bsize, size: space.blocks * space.bsize }
}

async function fileFacts(path: string): Promise<SiteReport['index']['snapshot']> {
  const file = await stat(path).catch(() => undefined)
  return file === undefined ? null : { bytes: file.size, writtenAt: file.mtime.toISOString() }
}

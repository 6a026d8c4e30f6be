import { readFileSync } from 'node:fs'

/**
 * Reads how many tests of a run passed and failed from the runner's own JSON report.
 * A report that is missing or holds no test counts as one failure: a check that ran nothing
 * has not shown anything.
 *
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countTests(kind, file) {
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const counts = kind === 'vitest' ? vitestCounts(report) : playwrightCounts(report)
  return counts.passed + counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function vitestCounts(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
  }
}

/** What passed at its second try has passed; the runner lists it. */
function playwrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

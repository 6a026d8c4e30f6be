import type { FuzzReport } from './run-fuzz.ts'

/** The report as lines for a person, with the command that repeats each finding. */
export function reportText(
  { sent, byStatus, refused, findings }: FuzzReport,
  { seed, each }: { readonly seed: number; readonly each: number },
): string {
  const statuses = [...byStatus].sort(([a], [b]) => a - b)
  return [
    ...findings.flatMap(({ operation, index, what, request }) => [
      `${operation} #${index}: ${what}`,
      `  ${request.method} ${request.url.slice(0, 200)} as ${request.role}`,
      `  ${JSON.stringify(request.headers).slice(0, 300)}`,
      `  ${JSON.stringify(request.body?.toString('latin1').slice(0, 300) ?? null)}`,
      `  again: npm run fuzz -- --seed ${seed} --each ${each} --operation "${operation}" --only ${index}`,
    ]),
    `${sent} requests, seed ${seed}: ${statuses.map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    ...(refused.length > 0 ? [`never in order: ${refused.join(', ')}`] : []),
    `${findings.length} findings`,
  ].join('\n')
}

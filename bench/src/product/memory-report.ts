/**
 * Loaded into a command's process: tells its largest resident memory when it ends.
 */
process.on('exit', () => {
  process.send?.({ peakBytes: process.resourceUsage().maxRSS * 1_024 })
})
process.channel?.unref()

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['src/testing/global-setup.ts'],
    // To import the server takes longer than most files of tests, which leave nothing of theirs in it.
    isolate: false,
    // Where this project is run alone, the settings of the whole do not count.
    maxWorkers: availableParallelism(),
    // Long, for slow machines: only what fails waits for their end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})

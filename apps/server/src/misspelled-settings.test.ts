import { describe, expect, it } from 'vitest'
import { misspelledSettings } from './misspelled-settings.ts'

describe('misspelled settings', () => {
  it('are names that are nearly those of settings, and no others', () => {
    const misspelled = {
      GLAZY_DATADIR: '/srv',
      RATE_LIMITS: 'off',
      PULBIC_URL: 'https://glazy.example',
      site_name: 'Clay',
      GLAZY_PORT: '80',
      TELEMTRY: 'off',
    }
    expect(misspelledSettings(misspelled)).toEqual([
      ['GLAZY_DATADIR', 'GLAZY_DATA_DIR'],
      ['RATE_LIMITS', 'RATE_LIMIT'],
      ['PULBIC_URL', 'PUBLIC_URL'],
      ['site_name', 'SITE_NAME'],
      ['GLAZY_PORT', 'PORT'],
      ['TELEMTRY', 'TELEMETRY'],
    ])
    const others = {
      PORT: '80',
      POST: '1',
      HOSTS: 'x',
      PATH: '/bin',
      HOSTNAME: 'x',
      SMTP_HOST: 'x',
    }
    expect(misspelledSettings(others)).toEqual([])
  })

  it('are no names that an orchestrator gives, are set to nothing, or whose setting is there', () => {
    const others = {
      GLAZY_PORT: 'tcp://10.96.0.12:80',
      GLAZY_SERVICE_PORT: '80',
      GLAZY_PORT_80_TCP: 'tcp://10.96.0.12:80',
      GLAZY_HOST: '',
      PUBLIC_URL: 'https://glazy.example',
      GLAZY_PUBLIC_URL: 'https://glazy.example',
    }
    expect(misspelledSettings(others)).toEqual([])
    expect(misspelledSettings({ PUBLIC_URL: '', PUBLICURL: 'https://glazy.example' })).toEqual([
      ['PUBLICURL', 'PUBLIC_URL'],
    ])
  })
})

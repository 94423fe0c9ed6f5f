/** Where this device seems to be: starting values of a new shop, which its owner may change. */
import { countries, zoneByItsName, zonesOf } from '../../ui/countries.ts'

interface Device {
  timeZone: string
  /** BCP 47 tags, the preferred first. */
  languages: readonly string[]
}

export interface Place {
  timeZone: string
  country?: string
}

export function placeOf(device: Device): Place {
  const timeZone = zoneByItsName(device.timeZone)
  return { timeZone, country: countryOfZone(timeZone) ?? countryOfLanguages(device.languages) }
}

export function readDevice(): Device {
  return { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages }
}

/** A clock set to the place is a better sign than a language, which a tailor takes along to another country. */
function countryOfZone(timeZone: string): string | undefined {
  return countries.find((country) => zonesOf(country).includes(timeZone))
}

function countryOfLanguages(languages: readonly string[]): string | undefined {
  return languages
    .map((tag) => new Intl.Locale(tag).region)
    .find((region): region is string => region !== undefined && countries.includes(region))
}

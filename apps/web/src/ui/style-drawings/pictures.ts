/** Which drawing shows which option: one for every option of tailoring's catalogue, or this does not compile. */
import type { StyleGroupKey, styleOptions } from '@darzi/tailoring/garments/styles.ts'
import type { ReactNode } from 'react'
import * as blouse from './blouses.tsx'
import * as coat from './coats.tsx'
import * as collar from './collars.tsx'
import * as cuff from './cuffs.tsx'
import * as daman from './damans.tsx'
import * as gulf from './gulf-necks.tsx'
import * as part from './gulf-parts.tsx'
import * as neck from './necks.tsx'
import * as shirt from './shirts.tsx'
import * as sleeve from './sleeves.tsx'
import * as leg from './trousers.tsx'

type Draw = () => ReactNode
type Pictures = { [G in StyleGroupKey]: Record<(typeof styleOptions)[G][number], Draw> }

export const pictures: Pictures = {
  neck: {
    round: neck.roundNeck,
    ban: neck.banNeck,
    v: neck.vNeck,
    collar: collar.kurtaCollar,
    sherwani: neck.sherwaniNeck,
    chinese: neck.chineseNeck,
    boat: neck.boatNeck,
    sweetheart: neck.sweetheartNeck,
    square: neck.squareNeck,
    deep_back: neck.deepBackNeck,
  },
  daman: {
    round: daman.roundDaman,
    square: daman.squareDaman,
    round_cut: daman.roundCutDaman,
    side_cut: daman.sideCutDaman,
    straight: daman.straightDaman,
  },
  sleeve: {
    full: sleeve.fullSleeve,
    half: sleeve.halfSleeve,
    cuff: sleeve.cuffSleeve,
    loose: sleeve.looseSleeve,
    straight: sleeve.straightSleeve,
  },
  blouse_sleeve: {
    sleeveless: sleeve.sleeveless,
    cap: sleeve.capSleeve,
    short: sleeve.shortSleeve,
    elbow: sleeve.elbowSleeve,
    three_quarter: sleeve.threeQuarterSleeve,
  },
  opening: { front_hooks: blouse.frontHooks, back_hooks: blouse.backHooks },
  blouse_cut: { princess: blouse.princessCut, four_dart: blouse.fourDartCut, katori: blouse.katoriCut },
  padding: { plain: blouse.withoutPads, padded: blouse.padded },
  bottom: {
    straight: leg.straightBottom,
    narrow: leg.narrowBottom,
    wide: leg.wideBottom,
    cuffed: leg.cuffedBottom,
  },
  trouser_pocket: {
    side: leg.sidePocket,
    front: leg.frontPocket,
    back: leg.backPocket,
    none: leg.noPocket,
  },
  salwar_cut: { plain: leg.plainSalwar, patiala: leg.patialaSalwar, sharara: leg.shararaSalwar },
  collar: {
    spread: collar.spreadCollar,
    point: collar.pointCollar,
    button_down: collar.buttonDownCollar,
    mandarin: collar.mandarinCollar,
  },
  cuff: { single: cuff.singleCuff, double: cuff.doubleCuff, convertible: cuff.convertibleCuff },
  cuff_corner: {
    square: cuff.cornerOf('square'),
    round: cuff.cornerOf('round'),
    angled: cuff.cornerOf('angled'),
  },
  placket: { plain: shirt.plainPlacket, box: shirt.boxPlacket, hidden: shirt.hiddenPlacket },
  shirt_pocket: { none: shirt.noShirtPocket, one: shirt.oneShirtPocket, two: shirt.twoShirtPockets },
  yoke: { plain: shirt.plainYoke, split: shirt.splitYoke },
  pleats: { none: leg.pleats(0), one: leg.pleats(1), two: leg.pleats(2) },
  pocket_line: { slant: leg.slantPocket, straight: leg.straightPocket },
  hem: { plain: leg.plainHem, turn_up: leg.turnUp },
  lapel: { notch: coat.notchLapel, peak: coat.peakLapel, shawl: coat.shawlLapel },
  vents: { none: coat.noVent, one: coat.oneVent, two: coat.twoVents },
  buttons: {
    one: coat.oneButton,
    two: coat.twoButtons,
    three: coat.threeButtons,
    double_breasted: coat.doubleBreasted,
  },
  lining: { full: blouse.lined('full'), half: blouse.lined('half') },
  coat_collar: { v: coat.vCoat, round: coat.roundCoat, band: coat.bandCoat, shawl: coat.shawlCoat },
  coat_buttons: {
    single: coat.singleRow,
    double: coat.doubleRow,
    hidden_patti: coat.hiddenPatti,
    fancy: coat.fancyButtons,
    metal: coat.metalButtons,
    covered: coat.coveredButtons,
  },
  gulf_cut: {
    saudi_formal: gulf.saudiFormal,
    saudi_casual: gulf.saudiCasual,
    kuwaiti: gulf.kuwaitiCut,
    emirati: gulf.emiratiCut,
    qatari: gulf.qatariCut,
    omani: gulf.omaniCut,
  },
  gulf_collar: {
    qallab: gulf.qallab,
    mandarin: gulf.gulfMandarin,
    royal: gulf.royal,
    kuwaiti: gulf.kuwaitiCollar,
    none: gulf.noGulfCollar,
  },
  gulf_cuff: {
    kabak_chamfered: cuff.kabak('angled'),
    kabak_square: cuff.kabak('square'),
    kabak_round: cuff.kabak('round'),
    plain: cuff.plainSleeveEnd,
    hidden_button: cuff.hiddenButtonCuff,
  },
  gulf_placket: {
    visible: part.visiblePlacket,
    hidden: part.concealedPlacket,
    wide: part.widePlacket,
    narrow: part.narrowPlacket,
    embroidered: part.embroideredPlacket,
  },
  chest_pocket: {
    chamfered: shirt.chamferedPocket,
    square: shirt.squarePocket,
    flap: shirt.flapPocket,
    hidden: shirt.hiddenPocket,
    none: shirt.noChestPocket,
  },
  gulf_hem: { wide: daman.hemOf(18), narrow: daman.hemOf(7), side_slits: daman.sideSlitsHem },
  stiffening: { soft: part.stiffness(0), medium: part.stiffness(1), stiff: part.stiffness(2) },
  gulf_buttons: {
    bone: part.boneButton,
    pearl: part.pearlButton,
    covered: part.coveredButton,
    snap: part.snapButton,
  },
  tarboosh: {
    none: gulf.noTarboosh,
    long_straight: gulf.longTarboosh,
    short_slanting: gulf.shortTarboosh,
  },
}

const byOption = new Map<string, Draw>(
  Object.entries(pictures).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).map(([option, draw]) => [`${group}.${option}`, draw] as const),
  ),
)

/** The drawing of `group.option`; undefined for an option of the shop's own. */
export const pictureOf = (key: string): Draw | undefined => byOption.get(key)

/**
 * Twelve people of our own for the tests, from the leanest to the heaviest and with what is rare in one body: their sizes
 * lie about the survey's means for their build, moved by one or two of its deviations. Nobody was measured for them.
 */
import type { AvatarRequest } from '../shapes.ts'

type Sizes = readonly number[]
const order = [
  'neck',
  'chest',
  'waist',
  'hips',
  'bicep',
  'forearm',
  'wrist',
  'thigh',
  'knee',
  'calf',
  'ankle',
  'shoulder_width',
  'sleeve_length',
  'back_length',
  'inseam',
  'outseam',
] as const

const person = (sex: 'male' | 'female', heightMm: number, weightKg: number, sizes: Sizes): AvatarRequest => ({
  sex,
  heightMm,
  weightKg,
  sitesMm: Object.fromEntries(order.map((site, k) => [site, sizes[k] ?? 0])),
})

export const peopleOfTest: Record<string, AvatarRequest> = {
  'a lean man': person(
    'male',
    1720,
    50,
    [335, 816, 633, 808, 271, 258, 159, 465, 326, 318, 200, 388, 580, 438, 839, 1051],
  ),
  'a man of the middle': person(
    'male',
    1756,
    80,
    [389, 1027, 900, 993, 347, 303, 174, 604, 399, 383, 226, 413, 593, 473, 848, 1059],
  ),
  'a broad-shouldered man': person(
    'male',
    1810,
    92,
    [424, 1147, 902, 1029, 392, 318, 180, 644, 421, 402, 235, 465, 613, 490, 876, 1093],
  ),
  'a short man with a belly': person(
    'male',
    1610,
    88,
    [416, 1126, 1125, 1030, 385, 320, 173, 633, 427, 395, 231, 405, 540, 462, 734, 946],
  ),
  'a tall thin man': person(
    'male',
    1990,
    79,
    [370, 959, 799, 961, 318, 296, 180, 562, 383, 367, 227, 434, 704, 504, 1028, 1263],
  ),
  'a very heavy man': person(
    'male',
    1740,
    142,
    [481, 1382, 1393, 1293, 475, 378, 195, 838, 518, 489, 266, 445, 587, 518, 816, 1017],
  ),
  'a lean woman': person(
    'female',
    1560,
    41,
    [288, 747, 615, 823, 228, 221, 140, 471, 318, 309, 191, 345, 514, 388, 750, 946],
  ),
  'a woman of the middle': person(
    'female',
    1628,
    64,
    [325, 922, 830, 998, 296, 259, 153, 599, 391, 366, 213, 364, 543, 422, 783, 981],
  ),
  'a full-hipped woman': person(
    'female',
    1650,
    74,
    [339, 958, 851, 1123, 321, 273, 158, 696, 418, 387, 221, 371, 553, 435, 793, 992],
  ),
  'a full-busted woman': person(
    'female',
    1600,
    72,
    [339, 1066, 898, 1034, 323, 272, 156, 646, 417, 386, 219, 344, 535, 427, 763, 955],
  ),
  'a small woman': person(
    'female',
    1430,
    46,
    [303, 835, 733, 889, 264, 235, 139, 528, 348, 331, 195, 316, 470, 378, 642, 822],
  ),
  'a very heavy woman': person(
    'female',
    1670,
    118,
    [394, 1252, 1240, 1356, 444, 327, 175, 835, 524, 469, 251, 387, 568, 473, 793, 985],
  ),
}

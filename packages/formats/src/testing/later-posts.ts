import { type Post, one } from './post.ts'

/** Posts that were written after the reader was mended for all others, and read wrong then. */
export const LATER_POSTS: readonly Post[] = [
  one(
    'Frit 3134,20\nFrit 3195,60\nFrit 3124,20',
    'Imported Recipe 1 | 20 Frit 3134 | 60 Frit 3195 | 20 Frit 3124',
  ),
  one(
    'Frit 3134,20\nFrit 3195,79.5\nFrit 3124,.5',
    'Imported Recipe 1 | 20 Frit 3134 | 79.5 Frit 3195 | 0.5 Frit 3124',
  ),
  one('Plain\nSpar 60 +/- 2\nSilica 40 ± 1', 'Plain | 60 Spar | 40 Silica'),
  one(
    '1 Custer 40\n2 Silica 30\n3 Whiting 20\n4 EPK 10',
    'Imported Recipe 1 | 40 Custer | 30 Silica | 20 Whiting | 10 EPK',
  ),
  one(
    '1\tCuster\t40\n2\tSilica\t30\n3\tWhiting\t20\n4\tEPK\t10',
    'Imported Recipe 1 | 40 Custer | 30 Silica | 20 Whiting | 10 EPK',
  ),
  {
    text: 'Glaze 1:\nCuster 60\nSilica 40\n\nGlaze 2:\nNeph Sy 70\nTalc 30',
    reading: [
      ['Glaze 1', '60 Custer', '40 Silica'],
      ['Glaze 2', '70 Neph Sy', '30 Talc'],
    ],
  },
  {
    text: 'Glaze 1\nCuster 60\nSilica 40\nGlaze 2\nNeph Sy 70\nTalc 30',
    reading: [
      ['Glaze 1', '60 Custer', '40 Silica'],
      ['Glaze 2', '70 Neph Sy', '30 Talc'],
    ],
  },
  one(
    'Harbor 54\nCuster 40\nSilica 30\nWhiting 20',
    'Harbor 54 | 40 Custer | 30 Silica | 20 Whiting',
  ),
  one(
    'Sheep Clear (cone 5/6)\n🔹Nepheline Syenite 30%\n🔹Silica 30%\n🔹Frit 3134 20%\n🔹Whiting 12%\n🔹EPK 8%\nOptional: 2% bentonite',
    'Sheep Clear | 30 Nepheline Syenite | 30 Silica | 20 Frit 3134 | 12 Whiting | 8 EPK | +2 bentonite',
    '5 - 6',
  ),
  one(
    'Oribe\t\t\nCuster\t30.90%\t309.00\nWhiting\t22.90%\t229.00\nSilica\t25.40%\t254.00\nEPK\t12.50%\t125.00\nTalc\t8.30%\t83.00\nTotal\t100.00%\t1000.00\nCopper carb\t5.50%\t55.00',
    'Oribe | 30.9 Custer | 22.9 Whiting | 25.4 Silica | 12.5 EPK | 8.3 Talc | +5.5 Copper carb',
  ),
  one(
    'Celadon:\n☐ Custer 25\n☐ Silica 35\n☐ Whiting 20\n☑ EPK 20\n☐ YIO 1',
    'Celadon | 25 Custer | 35 Silica | 20 Whiting | 20 EPK | 1 YIO',
  ),
  one(
    'Seladon Kegel 9 reduzierend\nKalifeldspat 42,5 %\nQuarz 27,5 %\nKreide 18 %\nKaolin 12 %\n+ Eisenoxid rot 1,5 %',
    'Seladon | 42.5 Kalifeldspat | 27.5 Quarz | 18 Kreide | 12 Kaolin | +1.5 Eisenoxid rot',
    '9',
  ),
  one(
    'Transparant glazuur 1220 graden\nNefelien syeniet 32\nKwarts 28\nKrijt 14\nFritte 3134 16\nKaolien 10\nToevoegen: bentoniet 2',
    'Transparant glazuur 1220 graden | 32 Nefelien syeniet | 28 Kwarts | 14 Krijt | 16 Fritte 3134 | 10 Kaolien | +2 bentoniet',
  ),
  one(
    'Recept: Zeegroen\nKaliveldspaat: 45 gram\nKrijt: 20 gram\nKwarts: 25 gram\nChina clay: 10 gram\nplus koperoxide: 2 gram',
    'Zeegroen | 45 Kaliveldspaat | 20 Krijt | 25 Kwarts | 10 China clay | +2 koperoxide',
  ),
  one(
    '14. Barium Blue\n\nNepheline syenite\n55\nBarium carbonate\n25\nBall clay\n8\nFlint\n12\nCopper carbonate\n3',
    '14. Barium Blue | 55 Nepheline syenite | 25 Barium carbonate | 8 Ball clay | 12 Flint | 3 Copper carbonate',
  ),
  one(
    'Nepheline Syenite\n40\nSilica\n25\nWhiting\n15\nEPK\n20\nTotal base recipe\n100%\nRutile\n+6\nCobalt Carbonate\n+1\nTotal\n107%',
    'Imported Recipe 1 | 40 Nepheline Syenite | 25 Silica | 15 Whiting | 20 EPK | +6 Rutile | +1 Cobalt Carbonate',
  ),
  one(
    'Code # G1214M\nSILICA........... 20.000   20.00%\nFERRO FRIT 3134.. 40.000   40.00%\nEPK.............. 40.000   40.00%\n          ========\n           100.000',
    'Code # G1214M | 20 SILICA | 40 FERRO FRIT 3134 | 40 EPK',
  ),
  {
    text: 'Liner\n500 g Spar\n300 g Silica\n200 g Whiting\n\nRim\n600 g Spar\n400 g Ash',
    reading: [
      ['Liner', '500 Spar', '300 Silica', '200 Whiting'],
      ['Rim', '600 Spar', '400 Ash'],
    ],
  },
  {
    text: 'Recipe 1: Satin\nCuster 60\nSilica 40\n\nRecipe 2: Gloss\nNeph Sy 70\nTalc 30',
    reading: [
      ['Recipe 1: Satin', '60 Custer', '40 Silica'],
      ['Recipe 2: Gloss', '70 Neph Sy', '30 Talc'],
    ],
  },
  {
    text: 'Glaze A: Custer 60, Silica 30, Whiting 10\nGlaze B: Neph Sy 70, Talc 20, EPK 10',
    reading: [
      ['Glaze A', '60 Custer', '30 Silica', '10 Whiting'],
      ['Glaze B', '70 Neph Sy', '20 Talc', '10 EPK'],
    ],
  },
  one(
    'Custer40\nSilica30\nWhiting20\nEPK10',
    'Imported Recipe 1 | 40 Custer | 30 Silica | 20 Whiting | 10 EPK',
  ),
  one(
    'Colorants (per 100g dry base):\nCobalt carb 1\nRutile 5\n\nBase:\nSpar 60\nSilica 40',
    'Imported Recipe 1 | +1 Cobalt carb | +5 Rutile | 60 Spar | 40 Silica',
  ),
  one(
    'Custer 40 pct\nSilica 30 pct\nWhiting 30 pct',
    'Imported Recipe 1 | 40 Custer | 30 Silica | 30 Whiting',
  ),
  one(
    'Custer 40 %wt\nSilica 30 wt%\nWhiting 30 wt.%',
    'Imported Recipe 1 | 40 Custer | 30 Silica | 30 Whiting',
  ),
  one(
    'Custer ~40\nSilica ca. 30\nWhiting approx 30',
    'Imported Recipe 1 | 40 Custer | 30 Silica | 30 Whiting',
  ),
  one(
    'Custer x 40\nSilica x 30\nWhiting x 30',
    'Imported Recipe 1 | 40 Custer | 30 Silica | 30 Whiting',
  ),
  one('Frit 3134@20\nEPK@50\nSilica@30', 'Imported Recipe 1 | 20 Frit 3134 | 50 EPK | 30 Silica'),
  one(
    'Spar 33.3\nSilica 33.3\nWhiting 33.3\nRIO 10 → 12',
    'Imported Recipe 1 | 33.3 Spar | 33.3 Silica | 33.3 Whiting | 10 RIO',
  ),
  one(
    'Clear\nSpar 60\nSilica 40\nAdd rutile 4 and cobalt 1',
    'Clear | 60 Spar | 40 Silica | +4 rutile | +1 cobalt',
  ),
  one(
    'Amber\nSpar 60\nSilica 40\nplus 8% RIO & 2% rutile',
    'Amber | 60 Spar | 40 Silica | +8 RIO | +2 rutile',
  ),
  one(
    'Subject: glaze\n\nHere it is:\n\nSnow\n> Spar 30\n> Silica 30\n> Frit 3195 25\n> EPK 15\n> Tin 6 extra\n',
    'Snow | 30 Spar | 30 Silica | 25 Frit 3195 | 15 EPK | +6 Tin',
  ),
  one(
    'Cone 10 Oxblood\nSpar 45\nSilica 30\nWhiting 15\nGB 10\nCopper carb .5\nTin 1',
    'Oxblood | 45 Spar | 30 Silica | 15 Whiting | 10 GB | 0.5 Copper carb | 1 Tin',
    '10',
  ),
  one(
    '(40) Spar\n(30) Silica\n(30) Whiting',
    'Imported Recipe 1 | 40 Spar | 30 Silica | 30 Whiting',
  ),
  one(
    '[40] Spar\n[30] Silica\n[30] Whiting',
    'Imported Recipe 1 | 40 Spar | 30 Silica | 30 Whiting',
  ),
  one(
    'Spar [40]\nSilica [30]\nWhiting [30]',
    'Imported Recipe 1 | 40 Spar | 30 Silica | 30 Whiting',
  ),
  one(
    '"Spar","40"\n"Silica","30"\n"Whiting","30"',
    'Imported Recipe 1 | 40 Spar | 30 Silica | 30 Whiting',
  ),
  one(
    'Spar-40\nSilica-30\nWhiting-20\nEPK-10',
    'Imported Recipe 1 | 40 Spar | 30 Silica | 20 Whiting | 10 EPK',
  ),
  one(
    'Spar/40\nSilica/30\nWhiting/20\nEPK/10',
    'Imported Recipe 1 | 40 Spar | 30 Silica | 20 Whiting | 10 EPK',
  ),
  one('Spar*40\nSilica*30\nWhiting*30', 'Imported Recipe 1 | 40 Spar | 30 Silica | 30 Whiting'),
  one('Spar ⅕\nAsh ⅖\nClay ⅖', 'Imported Recipe 1 | 0.2 Spar | 0.4 Ash | 0.4 Clay'),
  one('Spar 3⅜\nAsh 2⅝\nClay 4', 'Imported Recipe 1 | 3.375 Spar | 2.625 Ash | 4 Clay'),
  one(
    '500 g Glasur:\n220 g Feldspat\n115 g Quarz\n90 g Kreide\n75 g Kaolin\n10 g Zinnoxid',
    '500 g Glasur | 220 Feldspat | 115 Quarz | 90 Kreide | 75 Kaolin | 10 Zinnoxid',
  ),
  one(
    'Mélange en %\nFeldspath . 44 %\nQuartz . 26 %\nCraie . 30 %\nen plus : rutile 4 %',
    'Mélange en % | 44 Feldspath | 26 Quartz | 30 Craie | +4 rutile',
  ),
  one('釉\n長石…50\n石灰…20\n珪石…30\n外割で弁柄…8', '釉 | 50 長石 | 20 石灰 | 30 珪石 | +8 弁柄'),
  one(
    '釉料配方\n长石：50克\n石英：30克\n方解石：20克\n外加：氧化铁 8克',
    '釉料配方 | 50 长石 | 30 石英 | 20 方解石 | +8 氧化铁',
  ),
  one(
    'Глазурь\nПолевой шпат — 45\nКварц — 25\nМел — 20\nКаолин — 10\nДобавить: оксид железа — 2',
    'Глазурь | 45 Полевой шпат | 25 Кварц | 20 Мел | 10 Каолин | +2 оксид железа',
  ),
  one(
    'Glasyr\nFältspat 45\nKvarts 25\nKrita 20\nKaolin 10\nTillsätt: järnoxid 2',
    'Glasyr | 45 Fältspat | 25 Kvarts | 20 Krita | 10 Kaolin | +2 järnoxid',
  ),
  one(
    'Esmalte: Rojo cobre\nFeldespato: 45\nSílice: 25\nCreta: 20\nCaolín: 10\nAdicionar: cobre 0,5 / estaño 1',
    'Esmalte: Rojo cobre | 45 Feldespato | 25 Sílice | 20 Creta | 10 Caolín | +0.5 cobre | +1 estaño',
  ),
  one(
    'Vidrado verde\nFeldspato 45%\nSílica 25%\nCalcário 20%\nCaulim 10%\nAcrescentar: óxido de cobre 3%',
    'Vidrado verde | 45 Feldspato | 25 Sílica | 20 Calcário | 10 Caulim | +3 óxido de cobre',
  ),
  one(
    'Spar 40 Silica 30 Whiting 20 EPK 10 = 100',
    'Imported Recipe 1 | 40 Spar | 30 Silica | 20 Whiting | 10 EPK',
  ),
  one(
    'Spar 40\nSilica 30\nWhiting 30\nCMC 0.5%\nBentonite 2%',
    'Imported Recipe 1 | 40 Spar | 30 Silica | 30 Whiting | +0.5 CMC | +2 Bentonite',
  ),
  one(
    'Batch 1000\nSpar 400\nSilica 300\nWhiting 300\nRIO 2%',
    'Batch 1000 | 400 Spar | 300 Silica | 300 Whiting | +20 RIO',
  ),
  {
    text: 'Blue:\nSpar 60\nSilica 40\nCobalt 1\n\nGreen:\nSpar 70\nSilica 30\nCopper 3',
    reading: [
      ['Blue', '60 Spar', '40 Silica', '1 Cobalt'],
      ['Green', '70 Spar', '30 Silica', '3 Copper'],
    ],
  },
  one(
    'Ascheglasur\nHolzasche ... 1.250 g\nFeldspat ... 1.500 g\nTon ... 750 g',
    'Ascheglasur | 1250 Holzasche | 1500 Feldspat | 750 Ton',
  ),
  one(
    'River Stone\n96 wollastonite\n4 neph sy\n6 tin oxide (this is extra)',
    'River Stone | 96 wollastonite | 4 neph sy | +6 tin oxide',
  ),
  one(
    'En sus : oxyde de fer 8\nFeldspath 60\nSilice 40',
    'Imported Recipe 1 | +8 oxyde de fer | 60 Feldspath | 40 Silice',
  ),
  one(
    '30 dolomite, 3 copper\n\nNeph Sy 40\nDolomite 30\nKaolin 20\nSilica 10\n\n+ Copper carb 3',
    '30 dolomite, 3 copper | 40 Neph Sy | 30 Dolomite | 20 Kaolin | 10 Silica | +3 Copper carb',
  ),
  one(
    '224 Crackle\n\n70 Neph Sy\n22 Silica\n5 Kaolin\n3 Lithium carb',
    '224 Crackle | 70 Neph Sy | 22 Silica | 5 Kaolin | 3 Lithium carb',
  ),
  {
    text: 'Clear: Spar 60, Silica 40\n\nMatte\nNeph Sy 70\nTalc 30',
    reading: [
      ['Clear', '60 Spar', '40 Silica'],
      ['Matte', '70 Neph Sy', '30 Talc'],
    ],
  },
  one('spar 40 + silica 30 + whiting 30', 'Imported Recipe 1 | 40 spar | 30 silica | 30 whiting'),
  one(
    'Dusk = spar 40 + silica 30 + whiting 30 + rio 2',
    'Dusk | 40 spar | 30 silica | 30 whiting | +2 rio',
  ),
  one(
    'Spar 40 -> 38\nSilica 30 -> 32\nWhiting 30',
    'Imported Recipe 1 | 38 Spar | 30 Silica | 30 Whiting',
  ),
  one(
    'Base\n40 spar\n30 silica\n30 whiting\nFor each 100g add\n1 cobalt\n2 rutile',
    'Base | 40 spar | 30 silica | 30 whiting | +1 cobalt | +2 rutile',
  ),
  one(
    'Sharing this one! I have used it at ^6\nNight Clear\n\nCuster 40\nSilica 30\nWhiting 30',
    'Night Clear | 40 Custer | 30 Silica | 30 Whiting',
    '6',
  ),
  one('1 lb 4 oz Spar\n12 oz Silica', 'Imported Recipe 1 | 566.99 Spar | 340.194 Silica'),
  one('X15 stain 8\nSpar 52\nSilica 40', 'Imported Recipe 1 | 8 X15 stain | 52 Spar | 40 Silica'),
  one(
    'Fritte 1234,5 g\nQuarz 500,25 g\nKaolin 250,5 g',
    'Imported Recipe 1 | 1234.5 Fritte | 500.25 Quarz | 250.5 Kaolin',
  ),
  one(
    'Harbor\nSpar 45\nSilica 25\nWhiting 20\nKaolin 10\nTotal: 100 parts, 3 tests\nOptional\nTin 5',
    'Harbor | 45 Spar | 25 Silica | 20 Whiting | 10 Kaolin | +5 Tin',
  ),
  one(
    '織部釉\n長石　　　五〇\n土灰　　　三〇\n藁灰　　　二〇\n酸化銅　　三（外割）',
    '織部釉 | 50 長石 | 30 土灰 | 20 藁灰 | +3 酸化銅',
  ),
  one(
    '透明釉\n⑴ 長石 50\n⑵ 珪石 25\n⑶ 石灰石 15\n⑷ カオリン 10',
    '透明釉 | 50 長石 | 25 珪石 | 15 石灰石 | 10 カオリン',
  ),
  one(
    '試験\n福島長石 50g\n平津長石 〃\n石灰 20g\nカオリン 同上',
    '試験 | 50 福島長石 | 50 平津長石 | 20 石灰 | 20 カオリン',
  ),
  one(
    'Harbor verde\nSilica 30\nTalc 20\nNome: Cetim 2, de um livro',
    'Harbor verde | 30 Silica | 20 Talc',
  ),
  one(
    'Blue\nSpar 50\nFrit 3134 "\nSilica 30 "\n5 Whiting "\nKaolin ditto',
    'Blue | 50 Spar | 50 Frit 3134 | 30 Silica | 5 Whiting " | 5 Kaolin',
  ),
  one(
    'Tenmoku 2,5 kg\nFeldspat 1.500\nQuarz 600\nKreide 250\nKaolin 150',
    'Tenmoku 2,5 kg | 1500 Feldspat | 600 Quarz | 250 Kreide | 150 Kaolin',
  ),
  one(
    'Tenmoku 2,5 kg\nFeldspat 1.500 g\nQuarz 1.000 g',
    'Tenmoku 2,5 kg | 1500 Feldspat | 1000 Quarz',
  ),
  one(
    'ماجوليكا\nفلسبار ٥٠\nكوارتز ٢٥٫٥\nحجر جيري ١٤٫٥\nكاولين ١٠',
    'ماجوليكا | 50 فلسبار | 25.5 كوارتز | 14.5 حجر جيري | 10 كاولين',
  ),
  one(
    'เคลือบใส\nเฟลด์สปาร์ ๕๐\nควอตซ์ ๒๕\nหินปูน ๑๕\nดินขาว๑๐',
    'เคลือบใส | 50 เฟลด์สปาร์ | 25 ควอตซ์ | 15 หินปูน | 10 ดินขาว',
  ),
  one(
    'Şeffaf sır 1200 derece\nPotasyum feldspat %50\nKuvars %25\nMermer %15\nKaolin %10\nEk: Bakır oksit %2',
    'Şeffaf sır 1200 derece | 50 Potasyum feldspat | 25 Kuvars | 15 Mermer | 10 Kaolin | +2 Bakır oksit',
  ),
  one(
    'Прозрачная глазурь\nПолевой шпат - 50\nКварц - 25\nМел - 15\nКаолин - 10\nСверх 100%: оксид меди - 2',
    'Прозрачная глазурь | 50 Полевой шпат | 25 Кварц | 15 Мел | 10 Каолин | +2 оксид меди',
  ),
  one(
    'Men trong\nTràng thạch: 50\nThạch anh: 25\nĐá vôi: 15\nCao lanh: 10\nThêm oxit sắt đỏ 2%',
    'Men trong | 50 Tràng thạch | 25 Thạch anh | 15 Đá vôi | 10 Cao lanh | +2 oxit sắt đỏ',
  ),
  one(
    '天目釉\n原料\t割合\n長石\t55\n珪石\t20\n石灰\t15\n弁柄\t10',
    '天目釉 | 55 長石 | 20 珪石 | 15 石灰 | 10 弁柄',
  ),
  one(
    'Глазурь матовая, 1050 °C\nПолевой шпат — 40 мас. %\nМел — 20 мас. %\nКаолин — 20 мас. %\nКварц — 20 мас. %\nОксид кобальта — 1 (сверх)',
    'Глазурь матовая, 1050 °C | 40 Полевой шпат | 20 Мел | 20 Каолин | 20 Кварц | +1 Оксид кобальта',
  ),
  one(
    'Mat sır\nFeldspat: 40,5\nKuvars: 29,5\nMermer tozu: 20\nKaolin: 10\nİlave: %2 bakır oksit',
    'Mat sır | 40.5 Feldspat | 29.5 Kuvars | 20 Mermer tozu | 10 Kaolin | +2 bakır oksit',
  ),
  one(
    'שקוף\n\u200fפלדשפט \u200e50\u200e\n\u202bקוורץ\u202c \u202a30\u202c\n\u2067קאולין\u2069: \u206620\u2069%',
    'שקוף | 50 פלדשפט | 30 קוורץ | 20 קאולין',
  ),
  one('Clear\nSilica\u200b 50\nKao\u00adlin 50\u200b', 'Clear | 50 Silica | 50 Kaolin'),
  one('Titre : Tenmoku\nSilice 50\nCraie 50', 'Tenmoku | 50 Silice | 50 Craie'),
  one('釉薬名：黄瀬戸\n長石：40\n土灰：60', '黄瀬戸 | 40 長石 | 60 土灰'),
]

/**
 * Weights of the model in model.ts, made by eval/train-reading.ts; a feature and its weight for each relation a line.
 * Learned in part from KnowledgeNet (https://github.com/diffbot/knowledge-net, Mesquita et al., EMNLP 2019), whose data are
 * under CC BY-SA 4.0: this table is a changed derivative of them and under the same licence.
 * Over 400 lines: a table.
 */
export const WEIGHTS = `
bias	-.01 -.10 -.13 -.09 .01 -.02
d=FUTURE	-1.32 -.40 -.66 -.50 -.08 -.10
d=HEARSAY	-.19 -.48 -.87 .00 -.44 -.85
d=NEG	-.73 -.99 -.52 .00 -.47 -.48
d=SUCCEED	-.67 -.17 -.39 -.62 .32 .35
dated	-.01 .13 -.96 -.67 -.89 .19
de:last=akşit	.31 -.47 -.49 .00 -.29 -.17
de:last=universität	-.61 -.56 -.40 .00 -.28 -.39
de:last=vierthaler	-.61 -.49 -.39 .00 -.31 -.41
de:vw=daheim	-.23 -.36 .08 .00 -.65 -.32
de:vw=folgte	-.27 .24 -.38 .00 -.43 -.40
de:vw=hat	-.77 .07 -.55 .00 -.20 -.36
de:vw=leitet	.12 -.44 -.24 .00 -.42 -.23
de:vw=studierte	-.35 .03 -.59 .00 -.26 -.37
de:vw=wurde	-.46 -.53 -.67 .00 -.37 -.25
de:w+1=$	-.22 .16 .18 .00 -.40 -.37
de:w+1=(	.20 .13 -.29 .00 -.39 -.61
de:w+1=,	-.54 .06 -1.29 .00 -1.39 -1.03
de:w+1=.	-.19 -.15 -.18 .00 -1.01 -.88
de:w+1=am	-.65 -.55 -.50 .00 -.27 -.40
de:w+1=an	-.49 -.56 -.36 .00 -.44 -.57
de:w+1=in	.49 -.54 -.42 .00 -.28 -.30
de:w+1=und	-.72 .09 -.82 .00 -.53 -.47
de:w+1=von	-.60 -.60 -.57 .00 -.48 -.54
de:w-1=,	.31 .56 -1.00 .00 -.83 -.73
de:w-1=.	-.54 -.46 -.32 .00 -.58 -.69
de:w-1=^	.04 -.88 -.87 .00 -.89 -.97
de:w-1=am	-.69 -.48 -.49 .00 -.22 -.40
de:w-1=beim	-.00 -.78 -.69 .00 -.74 -.41
de:w-1=das	-.46 -.44 -.29 .00 -.54 -.49
de:w-1=den	-.58 -.48 -.47 .00 -.44 -.41
de:w-1=der	-.59 .46 -.46 .00 -.66 -.35
de:w-1=die	.18 -.67 -.42 .00 -.39 -.50
de:w-1=für	-.91 -.48 -.60 .00 -.39 -.43
de:w-1=im	-.81 -.60 -.90 .00 -.80 -.74
de:w-1=in	.00 .26 -.41 .00 -.57 -.54
de:w-1=von	-.66 -.76 -.70 .00 -.39 -.37
de:w-1=–	.08 -.46 -.65 .00 -.15 -.18
de:w-2=^ ^	.04 -.88 -.87 .00 -.89 -.97
de:w-2=an der	.18 .45 -.34 .00 -.45 -.50
de:w-2=dr .	-.38 -.41 -.32 .00 -.39 -.47
en:last=a	-.78 .22 -.25 -.35 -.36 -.39
en:last=abdullah	-.33 .00 .00 .00 .00 .00
en:last=abelson	-.58 .00 .00 .00 .00 .00
en:last=about	-.44 -.36 -.52 .00 -.64 -.56
en:last=abt	.00 .00 .00 -.45 -.17 .00
en:last=academy	-.46 .22 -.24 .00 -.18 -.18
en:last=acadian	.00 -.14 -.11 -.14 .00 -.74
en:last=acushnet	.00 .00 .31 -.27 -.51 -.32
en:last=acworth	.00 .00 -.80 .00 .00 .00
en:last=ad	-.30 .00 -.17 .00 .00 .00
en:last=adam	-.43 .00 -.25 -.50 .00 .00
en:last=additionally	-.78 .00 .00 .00 .00 .00
en:last=address	.25 -.32 -.23 .00 -.20 -.26
en:last=adei	.00 .00 .00 -.29 .73 .00
en:last=adelaide	.00 .00 -.26 .00 .00 .00
en:last=adi	.00 .00 .00 -.20 .00 .36
en:last=adidas	.49 .00 .00 .00 .00 .00
en:last=administration	.06 .13 -.23 .00 -.31 -.20
en:last=adruce	.00 .00 .00 -.30 .00 .64
en:last=affairs	-.91 .00 .00 .00 .00 .00
en:last=africa	-.58 .00 .26 -.60 .00 -.34
en:last=african	-.27 -.17 -.32 -.38 -.33 -.36
en:last=agency	.30 -.39 -.13 .00 -.49 -.16
en:last=agriculture	-.67 -.43 -.12 .00 -.27 -.17
en:last=ai	.00 .00 .00 -.11 -.57 .00
en:last=aid	.07 -.33 -.25 .00 -.51 -.47
en:last=aircraft	-.54 -.41 -.47 .00 -.39 -.42
en:last=aires	.39 .00 -.22 .00 .00 .00
en:last=airport	.00 .00 .00 -.42 -.52 .00
en:last=alabama	.41 -.19 -.43 .00 -.38 -.18
en:last=albert	.00 .00 .00 .00 .15 .00
en:last=alberta	-.38 -.36 .21 .27 -.31 -.33
en:last=albizzi	.00 .00 -.49 .00 .00 .11
en:last=alexander	-.49 .00 .00 .00 .00 -.35
en:last=alexis	.00 .00 .00 .00 .00 .19
en:last=alfred	.00 .00 .00 -.27 .00 -.27
en:last=algol	-.58 .00 .00 .00 .00 .00
en:last=allen	.00 .00 -.32 .00 .00 .00
en:last=allis	.34 .00 .00 .00 .00 .00
en:last=along	-.74 .00 .00 .00 .00 -.46
en:last=alvares	-.44 .00 -.56 -.35 -.64 .00
en:last=am	-.40 -.29 -.22 .00 -.22 .35
en:last=america	-.02 .00 .42 -.23 .00 -.36
en:last=american	-1.12 -.53 -.84 -.81 -.70 -.41
en:last=amherst	.41 .17 -.13 .00 -.11 -.12
en:last=amity	.00 .00 -.23 -.16 .00 -.51
en:last=among	-.58 .00 .00 .00 .00 .00
en:last=amsterdam	-.53 .00 .00 -.06 .00 .00
en:last=amy	.00 .00 -.25 .00 .17 -.35
en:last=analysis	.34 -.43 .00 .00 .00 .00
en:last=andrea	-.43 .00 .00 .00 .00 -.69
en:last=andrew	.00 .00 .00 .00 -.84 .37
en:last=andrews	.00 .00 -.09 -.13 .00 .00
en:last=angeles	-.26 .45 -.17 -.16 -.18 -.26
en:last=anna	.00 .00 .00 .00 -.41 .00
en:last=annan	-.65 .00 .00 .00 .00 .00
en:last=anne	.00 .00 -.32 -.18 .36 -.45
en:last=antonio	.00 .00 .22 .38 -.36 .00
en:last=apollo	-.51 .00 .00 .00 .00 .00
en:last=appel	-.35 .00 .00 .00 .00 .00
en:last=apple	.78 -.24 -.39 .00 -.27 -.31
en:last=apr	-.43 -.53 -.57 .00 -.37 -.27
en:last=arabia	-.35 .00 -.31 .00 .00 .00
en:last=arabic	-.19 -.16 -.15 -.52 -.13 -.13
en:last=architecture	.00 -.42 .00 .00 .00 .00
en:last=arden	-.72 .00 .00 .00 .00 .00
en:last=area	-.50 -.31 -.37 .00 -.42 -.44
en:last=argentina	.00 -.17 -.44 .47 .00 .00
en:last=arizona	-.25 .46 .46 -.27 -.32 -.28
en:last=arkansas	.00 .44 .00 .00 .00 .00
en:last=arlington	.00 .00 .11 -.37 .00 -.21
en:last=armada	.66 .00 .00 .00 .00 .00
en:last=army	.60 -.49 -.41 -.27 -.17 -.01
en:last=art	.59 .00 -.49 .00 .00 .00
en:last=artists	-.40 .00 -.40 -.17 .00 .00
en:last=arts	.58 -.43 -.35 -.07 -.38 -.32
en:last=asia	-.55 -.35 -.49 -.23 -.37 -.36
en:last=associates	.34 -.45 -.09 .00 -.16 -.19
en:last=association	.56 -.64 -.67 .00 -.36 -.33
en:last=atenulf	.00 .00 .00 .00 .13 .00
en:last=athens	.00 .00 .00 -.12 .00 .00
en:last=athlone	-.53 -.34 .54 .00 -.43 -.60
en:last=atlanta	-.33 .00 -.91 -.18 .00 .00
en:last=atlantic	.12 -.42 -.49 .00 -.45 -.55
en:last=aug	-.67 -.33 -.46 .00 -.36 -.61
en:last=augusta	.00 .00 .00 -.17 -.37 -.54
en:last=austin	-.30 .00 -.37 .44 -.40 .38
en:last=australia	.70 -.64 .18 .70 -.49 -.40
en:last=australian	-.34 .00 -.61 -.72 .00 .00
en:last=austria-hungary	-.32 .00 -.69 .00 .00 -.13
en:last=austrian	-.46 .00 .00 -.16 .00 .00
en:last=authority	.38 -.57 -.74 .00 -.39 -.15
en:last=avenue	-.47 -.34 -.46 .00 -.15 -.25
en:last=award	-.71 -.64 -.25 -.17 -.47 -.67
en:last=awards	-.48 -.48 -.28 .00 -.26 -.26
en:last=ayorinde	.00 .00 .00 .00 .46 .00
en:last=aziz	.00 .00 -.43 -.55 .18 -.50
en:last=b	-.92 -.76 -.47 -.20 -.62 -.54
en:last=bailey	.00 .00 .00 -.40 .19 .00
en:last=bain	.00 -.15 .00 .00 .00 .00
en:last=baldino	-.34 .00 .00 .00 .00 .00
en:last=baltimore	-.25 -.14 .00 -.30 -.27 .00
en:last=bangkok	.00 .00 .00 .21 .00 .00
en:last=bangladesh	.00 .00 -.42 .00 .00 .00
en:last=bank	-.17 -.60 -.42 .00 -.54 -.36
en:last=baptist	.00 .00 .00 .00 -.47 .00
en:last=bar	.03 -.29 -.32 .00 -.24 -.41
en:last=barbara	.00 .00 .41 -.27 .00 .00
en:last=barker	.41 .00 .00 .00 .00 .28
en:last=baron	.00 .00 .00 .00 .00 -.42
en:last=barzman	.00 .00 .00 -.59 .00 .00
en:last=baseball	.00 .00 .00 -.15 .00 -.19
en:last=bath	-.33 -.37 -.31 .00 -.27 -.20
en:last=bavaria	-.54 .00 -.82 .00 .00 -.55
en:last=bay	.10 -.60 .37 -.52 -.41 -.33
en:last=bbc	.58 .00 .00 .00 .00 -.05
en:last=bc	-.61 -.39 -.22 -.33 -.11 -.15
en:last=beach	-.50 .00 .41 -.53 -.42 .00
en:last=beals	.00 .00 -.27 -.24 .00 -.43
en:last=bedford	.00 .00 -.44 -.28 .00 .00
en:last=belgian	-.27 .00 .00 -.32 .00 .00
en:last=belgium	-.38 -.74 .38 .00 .20 .00
en:last=belgrade	.42 .16 .00 -.26 .00 .00
en:last=bell	-.98 -.18 -.44 .00 -.45 -.48
en:last=bench	-.39 -.48 -.48 -.44 -.38 -.44
en:last=bengaluru	-.66 -.51 .66 .00 -.51 -.56
en:last=berkeley	.00 .34 -.31 .00 .00 .00
en:last=berlin	.51 -.48 .77 .00 .00 .00
en:last=bernadotte	-.58 .00 .00 .00 .00 .00
en:last=between	-.73 -.52 -.63 .00 -.49 -.44
en:last=bhullar	-.70 -.44 -.41 .00 -.62 -.68
en:last=biafra	-.78 .00 .00 .00 .00 .00
en:last=bible	.00 -.27 .00 .00 .00 .00
en:last=bill	-.72 -.47 -.48 -.42 -.67 .17
en:last=billings	-.26 -.15 .20 -.23 -.14 -.22
en:last=billy	.00 .00 -.48 -.38 .02 -.02
en:last=binswanger	-.65 .00 .00 .00 .00 .00
en:last=biochemistry	-.23 .00 .00 .00 .00 .00
en:last=biology	-.67 -.43 -.43 .00 -.44 -.39
en:last=birmingham	-.18 .30 -.18 .17 -.12 -.13
en:last=bittorrent	-.64 .00 .00 -.08 .00 .00
en:last=bizwell	.00 .00 .00 -.22 .61 .00
en:last=blackwell	-.61 .00 .00 .00 .00 .00
en:last=blais	.00 .00 -.30 -.62 .00 -.23
en:last=blakey	-.40 .00 .00 .00 .00 .00
en:last=bloomington	-.34 -.32 .36 .36 .00 .00
en:last=bluff	.00 -.30 .00 .00 .00 .00
en:last=board	-1.56 -.63 -.67 .00 -.55 -.57
en:last=bob	.23 .00 -.18 -.40 .00 .00
en:last=bologna	.00 -.31 -.40 .46 .00 -.16
en:last=bonas	.00 .00 .00 .00 .00 -.42
en:last=bori	-.16 .00 .00 .00 .00 .00
en:last=born	.00 -.19 .00 .00 .00 -.41
en:last=boston	-.45 -.33 -.70 -.38 .00 .00
en:last=boxill	.00 .00 .00 .00 .29 .00
en:last=braley	.00 .00 -.16 -.18 -.03 -.70
en:last=branch	-.13 -.23 -.24 -.27 -.33 -.19
en:last=brandenburg	.00 .00 .00 .00 -.67 .00
en:last=brazil	.00 .00 -.46 .00 .00 .00
en:last=brazilian	-.21 .00 -.22 -.18 .00 .00
en:last=break	.39 -.33 -.26 .00 -.24 -.19
en:last=brendan	-.39 -.13 -.32 -.30 -.34 -.39
en:last=briggs	-.62 -.70 -.45 .00 .17 -.66
en:last=brightwell	.00 .00 -.27 -.29 .00 -.45
en:last=brisbane	-.33 .00 .00 .00 .00 .00
en:last=bristol	.00 .00 .00 -.32 .00 .00
en:last=british	.07 -.25 -.45 -.62 -.28 -.34
en:last=britton	.00 .00 -.70 .00 .00 -.60
en:last=brody	.00 .00 .00 -.18 .00 .00
en:last=brooklyn	.00 -.22 -.38 .60 .00 .00
en:last=brotherhood	.50 .00 .00 .00 .00 .00
en:last=brown	.00 -.19 .00 -.31 .35 -.55
en:last=brunswick	.00 -.38 -.59 -.55 .00 -.21
en:last=brussels	-.51 -.21 -.49 .00 .00 -.03
en:last=brzezinski	-.44 .00 .00 .00 .00 .43
en:last=buchan	.00 .00 .00 .00 .13 .00
en:last=bucharest	.00 .00 -.52 .57 .00 .00
en:last=buck	-.70 -.40 -.75 .00 -.63 -.68
en:last=buffalo	-.48 .26 .50 .62 .00 .00
en:last=bulgaria	-.46 -.23 -.76 .00 .00 .00
en:last=burden	.00 .00 .00 -.29 .00 -.82
en:last=busi	.00 -.43 .00 .00 .00 -.30
en:last=business	-.10 -.55 -.72 .00 -.22 -.25
en:last=buuren	-.46 .00 .00 .00 .00 .00
en:last=byu	.00 .32 -.15 -.14 -.42 .00
en:last=ca	-.59 -.82 -.20 .35 -.04 -.16
en:last=caleb	.00 .00 .00 -.28 .00 .00
en:last=california	-.26 .01 .69 .37 -.39 -.26
en:last=call	.00 .00 .00 .00 -.59 .00
en:last=caltech	.54 .00 .00 .00 .00 .00
en:last=cambridge	-.12 -.08 .00 -.20 -.63 .00
en:last=cameron	.00 .00 .00 .00 .20 .00
en:last=campus	-.30 .40 -.32 .00 -.14 -.17
en:last=canada	-.25 -.55 -.69 -.03 -.27 -.33
en:last=canadian	-.64 -.26 -.55 -.42 -.13 -.27
en:last=canion	-.59 .00 .00 .00 .00 .00
en:last=capital	.55 -.26 -.27 -.26 -.02 -.03
en:last=cardiology	-.79 -.76 -.62 .00 -.77 -.96
en:last=care	-.55 -.23 -.21 -.21 -.31 -.10
en:last=carol	.00 .00 -.24 .00 -.12 .44
en:last=carolina	.00 -.48 .46 .00 .00 -.38
en:last=caroline	-.28 .00 .00 .00 .00 .00
en:last=carter	.00 .00 .00 -.34 .26 -.34
en:last=carthy	.00 .00 .00 -.37 -.51 -.44
en:last=catharine	.00 .00 .00 .00 -.46 .00
en:last=cathedral	.46 -.15 -.39 .00 -.47 -.14
en:last=catherine	.00 .00 .00 .00 .00 -.94
en:last=catholic	-.48 -.16 -.38 .00 -.21 -.46
en:last=cemetery	.00 .00 -.57 .00 .00 .00
en:last=center	.24 .44 -.42 -.21 -.17 -.28
en:last=centre	.48 -.40 -.60 .00 -.35 -.42
en:last=cephalon	.81 .00 .00 .00 .00 .00
en:last=ceylon	.39 .00 .00 .00 .00 .00
en:last=chambers	-.44 -.44 -.28 -.18 -.11 -.25
en:last=champion	.00 .00 .00 -.21 .00 .00
en:last=championships	.00 .00 .00 -.25 .00 .00
en:last=chaplin	.00 .00 .00 .00 .00 .22
en:last=chapman	-.50 .00 .00 .00 .00 .00
en:last=charles	.00 .00 -.37 .00 .00 .13
en:last=chartered	.18 -.17 -.13 .00 -.05 -.06
en:last=chemistry	-.31 -.26 -.27 .00 .00 .00
en:last=chennai	-.61 -.48 .32 .00 -.37 -.45
en:last=chicago	.08 -.12 .26 .59 -.10 -.26
en:last=children	.00 .00 -.43 .00 -.62 .00
en:last=chile	-.42 .00 .28 .00 .00 -.22
en:last=chilean	-.50 .00 .00 .00 .00 .00
en:last=china	-.42 -.42 .00 .00 .00 .00
en:last=chinese	-.60 -.36 .00 -.51 .00 .00
en:last=chris	-.67 .00 -.26 -.43 .00 -.57
en:last=christian	-.49 -.21 -.21 .00 -.30 -.23
en:last=christina	.00 .00 .00 .00 .11 .25
en:last=church	.16 -.21 -.59 -.32 -.18 -.26
en:last=city	-.42 -.78 .64 .55 -.50 -.16
en:last=clara	-.46 -.35 -.35 .00 .21 -.44
en:last=clark	-.68 .00 -.92 -.63 .00 .00
en:last=cleve	.00 .00 .00 .00 -.58 -.18
en:last=cleveland	.00 .00 .32 .33 .00 .00
en:last=clifton	.00 .00 .00 .23 .00 .00
en:last=clinton	-.49 .00 .00 .00 .00 -.31
en:last=club	.45 -.62 -.69 -.19 -.43 -.33
en:last=co	.44 -.36 -.52 -.14 -.44 -.57
en:last=coffeyville	.00 .00 .52 .00 .00 .00
en:last=col	-.39 .00 .00 -.76 .00 .00
en:last=cole	-.34 -.16 -.31 .00 .42 -.34
en:last=colleen	.00 .00 -.40 .00 .00 -.21
en:last=college	-.05 .59 -.38 -.23 -.23 -.45
en:last=collins	.32 .00 .00 .00 .00 .00
en:last=cologne	.00 .33 .30 .42 .00 .00
en:last=colorado	-.31 -.40 -.16 .46 .00 .00
en:last=columbia	.06 -.33 -.20 .47 -.27 -.29
en:last=columbus	.00 -.22 -.50 -.14 .00 .00
en:last=commerce	-.18 -.38 -.42 -.11 -.40 -.30
en:last=commission	.43 -.43 -.11 -.30 -.31 -.09
en:last=committee	.04 -.43 -.51 -.17 -.20 -.21
en:last=commons	.29 .00 .00 .00 .00 -.19
en:last=communications	.43 .34 .00 .00 .00 .00
en:last=companies	.51 .00 .00 -.29 .00 .00
en:last=company	-.18 -.35 -.53 -.48 -.25 -.29
en:last=conference	-.18 .00 .00 -.25 .00 .00
en:last=congo	.00 .00 .00 -.67 .00 .00
en:last=congress	-.36 -.15 -.16 .00 -.20 -.12
en:last=connecticut	-.11 .00 .29 .19 .00 .00
en:last=contact	-.60 -.41 -.67 .00 -.74 -.57
en:last=coos	.00 -.61 .00 .00 .00 -.25
en:last=copenhagen	.28 -.25 -.60 .00 .00 .00
en:last=cork	-.43 .30 -.58 .00 -.29 -.43
en:last=corporate	-.59 -.29 -.42 .00 -.33 -.42
en:last=corporation	.34 .00 -.11 .00 .00 .00
en:last=corps	-.40 -.53 -.43 .00 -.25 -.24
en:last=corrs	.46 .00 .00 .00 .00 .00
en:last=cottonwood	.00 -.76 .00 .00 .00 -.13
en:last=council	-.05 -.47 -.51 -.26 -.36 -.17
en:last=county	-.40 -.27 .15 -.46 -.40 -.68
en:last=course	-.34 .42 .00 .00 .00 .00
en:last=court	-.54 -.25 -.30 .00 -.54 -.26
en:last=crick	-.29 .00 .00 .00 -.46 .00
en:last=crs	.55 .00 .00 .00 .00 .00
en:last=culture	.03 -.41 -.40 .00 -.53 -.27
en:last=cup	-.55 .00 .00 .00 .00 .00
en:last=curl	-.91 .00 .00 .00 .00 .00
en:last=cyrillic	-.12 .00 .00 -.32 .00 .00
en:last=czech	-.31 .00 .00 .00 .00 .00
en:last=d	-.81 .00 .00 -.20 .25 .00
en:last=d.c.	-.38 .00 .00 -.23 .00 .00
en:last=dakota	-.35 -.28 -.61 .00 -.13 -.23
en:last=dallas	-.13 .00 .00 .27 .00 -.19
en:last=dan	.00 .00 -.32 .00 .03 .00
en:last=daniel	.00 .00 .00 -.44 .00 .00
en:last=danish	.00 .00 .00 -.30 -.31 -.29
en:last=das	-.51 -.50 -.38 -.50 -.53 -.55
en:last=davenant	.00 .00 .00 .00 -.35 .00
en:last=david	-.44 -.25 -.32 .00 .34 .38
en:last=davidson	.00 .00 .00 -.17 .00 -.51
en:last=davis	.00 .40 .00 -.26 .00 -.34
en:last=dawes	.00 .00 .00 .00 .38 .00
en:last=daxten	.00 .00 .00 .00 .00 .42
en:last=dec	-.59 -.29 -.36 .00 -.22 -.33
en:last=delhi	-.34 .20 -.41 .00 -.27 -.33
en:last=delroy	-.70 -.54 -.76 .00 -.56 -.63
en:last=denis	-.35 .00 .00 .00 .00 .11
en:last=denmark	-.34 -.32 -.27 -.16 .23 .36
en:last=denver	.00 -.20 .00 .27 .00 .00
en:last=department	-.25 .08 -.24 .00 -.12 -.10
en:last=design	-.16 -.37 -.30 -.10 -.40 -.40
en:last=despite	.00 .00 .00 .00 -.57 -.46
en:last=developed	-.62 .00 .00 .00 .00 .00
en:last=development	-.19 -.58 -.23 .00 -.39 -.20
en:last=diego	-.62 .20 -.18 -.32 .00 -.39
en:last=directors	-.75 .00 .00 .00 .00 .00
en:last=distinguished	-.48 .00 -.28 .00 -.23 .00
en:last=district	.27 -.46 -.12 .37 -.63 -.34
en:last=division	-.14 .21 -.42 .00 -.23 -.36
en:last=dm	-.63 -.51 -.54 .00 -.22 -.40
en:last=don	.00 .00 -.37 .00 .00 -.28
en:last=donna	.00 .00 -.31 -.19 -.21 .00
en:last=dorman	.00 .00 .00 .00 .00 -.82
en:last=dr	-1.26 -.61 -.59 -.81 -1.25 -1.51
en:last=drama	.48 .58 -.14 .00 -.25 -.10
en:last=drogheda	-.51 -.39 .36 .00 -.37 -.61
en:last=dubai	-.47 -.22 -.31 .00 -.18 -.22
en:last=dublin	-.35 -.74 -.37 .40 -.47 -.46
en:last=dunfee	.00 .00 .00 .00 .00 .06
en:last=dunkeld	.00 .00 -.60 .00 .00 .00
en:last=durham	.00 .00 .53 .00 .00 -.58
en:last=during	-.94 .00 -.57 .00 .00 -.30
en:last=dutch	-.74 -.56 -.73 -.28 -.48 -.65
en:last=e	-.30 .00 .00 .00 .42 -.22
en:last=eagle	.07 .00 .00 -.29 .00 .00
en:last=east	-.79 -.35 -.36 .00 -.28 -.27
en:last=economics	.08 .49 -.41 -.34 -.30 -.33
en:last=ed	-.27 .00 -.27 -.20 -.47 .00
en:last=eddie	.00 .00 .00 -.28 .00 .31
en:last=eddy	.00 .00 .00 .00 -.09 .00
en:last=edelman	-.44 .00 .00 -.38 .00 .00
en:last=edinburgh	-.68 .79 -.27 .00 -.46 -.51
en:last=education	-.09 -.85 -.76 -.31 -.68 -.57
en:last=electronics	.61 .00 .00 .00 .00 .00
en:last=elizabeth	-.36 -.12 -.33 .00 -.59 -.54
en:last=ellis	.18 .00 -.23 .00 .25 .00
en:last=eloise	.00 .00 .00 .00 .00 .28
en:last=emeritus	-.62 .00 .00 .00 .00 .00
en:last=emma	.00 .00 .00 -.29 .00 .56
en:last=empire	.00 .00 -.74 .00 -.63 .00
en:last=energy	-.44 -.28 -.27 .00 -.37 -.20
en:last=engineering	-.62 -.14 -.84 -.16 -.58 -.81
en:last=engineers	-.17 .04 -.46 .00 -.12 -.15
en:last=england	-.61 -.52 .20 .03 -.61 -.23
en:last=english	-1.50 -.56 -1.12 -.42 -.88 -1.46
en:last=enterprises	.61 .00 .00 .00 .00 .00
en:last=entertainment	.79 .00 .00 .00 .00 .00
en:last=envoy	-.59 .00 -.30 .00 .00 .00
en:last=eric	-.53 .00 -.44 .00 -.65 .39
en:last=esperanto	.00 .00 .00 .00 .00 -.59
en:last=esq	.00 .00 -.47 .00 -.57 .00
en:last=euler	.00 .00 .00 .00 -.47 -.41
en:last=euler-chelpin	.00 .00 .00 .00 -.25 -.45
en:last=europe	-.33 -.23 .15 -.22 -.13 -.21
en:last=european	-.78 .00 -.23 .00 .00 .00
en:last=even	.00 .00 .00 .00 .00 -.57
en:last=exeter	-.21 -.25 -.42 .00 -.43 -.81
en:last=f	.13 .00 .00 .00 .00 .00
en:last=facebook	-.64 -.22 -.42 .00 -.29 -.20
en:last=faces	.00 .00 .00 .00 -.71 .00
en:last=faction	-.57 .00 .00 .00 -.22 .00
en:last=faculty	-.44 -.16 -.18 .00 -.12 -.11
en:last=falls	-.43 -.15 .40 .00 -.44 -.14
en:last=farley	-.23 .00 .00 .00 .00 .00
en:last=faulkner	-.71 .00 .00 .00 .00 .00
en:last=feb	-.52 -.24 -.41 -.17 -.23 -.52
en:last=federation	-.55 .00 -.35 -.63 .00 .00
en:last=ferguson	-.82 -.37 .00 -.30 .00 .00
en:last=ferrucci	.00 .00 .00 .00 .00 -.39
en:last=festival	-.11 -.29 -.15 .00 -.42 -.03
en:last=feuerbach	.00 .00 .00 .00 .00 .25
en:last=film	.32 .31 -.40 .00 -.24 -.34
en:last=financial	.42 .00 .00 .00 .00 .00
en:last=find	-.40 -.60 -.54 .00 -.34 -.30
en:last=finland	-.23 .00 .00 .00 .00 .00
en:last=fire	-.72 -.42 -.42 .00 -.53 -.43
en:last=fitzroy	.00 .00 -.28 -.13 .00 .00
en:last=fitzwilliams	-.85 .00 .00 .00 .00 .00
en:last=five	-.78 -.36 -.83 .00 -.66 -.63
en:last=fleming	.00 .00 .00 .00 -.78 .16
en:last=florence	.00 .00 .45 .00 .00 .00
en:last=florida	-.96 .00 .65 -.09 -.30 -.28
en:last=fogarty	-.59 -.30 -.24 .00 -.13 -.62
en:last=foley	.00 .00 .00 -.42 -.24 .00
en:last=foods	-.63 -.12 -.20 -.21 -.18 -.13
en:last=force	.56 -.44 -.50 .00 -.17 -.12
en:last=ford	.34 .00 .00 .00 .06 .33
en:last=forrest	.00 .00 .00 .00 .16 .00
en:last=foundation	.39 .00 .00 .00 .00 .00
en:last=france	.29 -.55 .13 .19 .21 -.13
en:last=francis	-.33 .00 .00 .00 .29 .00
en:last=francisco	-.60 -.41 .03 -.20 -.29 -.30
en:last=frank	-.65 .00 .00 .00 .00 .00
en:last=franklin	-.37 -.30 -.40 .00 -.09 -.36
en:last=frederick	-.53 -.25 .00 .33 -.61 -.39
en:last=frelich	.00 .00 .00 .00 .00 -.67
en:last=french	-1.05 -.58 -.86 -.49 -.20 -.82
en:last=fresno	.39 .00 .00 .27 .00 .00
en:last=fukuda	.00 .00 .00 -.38 .00 .00
en:last=fund	-.33 .00 -.26 .00 -.40 .00
en:last=g	-.44 .00 .00 -.36 -.60 -.32
en:last=ga	.00 -.27 -.65 .51 .00 .00
en:last=gahler	.00 .00 .00 -.45 .00 -.25
en:last=gale	.00 .00 .00 .00 -.72 .00
en:last=galler	-.58 .00 .00 .00 .00 .00
en:last=garceau	.00 .00 .00 -.31 .00 -.14
en:last=gary	-.61 .00 -.36 -.30 .00 .23
en:last=gates	-.64 .00 .00 -.45 .00 .16
en:last=gellius	.00 .00 .00 .00 -.52 .00
en:last=geneva	-.56 -.40 .00 .00 .00 -.33
en:last=geoff	.00 .00 .00 -.20 .36 .00
en:last=geography	-.69 -.64 -.51 .00 -.43 -.58
en:last=george	-.34 -.23 -.21 -.32 -.01 -.53
en:last=georgia	.00 .00 .22 .25 -.20 .00
en:last=german	-.54 -.46 -.45 -.43 -.50 -.42
en:last=germany	-.63 -.42 -.31 -.36 -.49 -.05
en:last=gestapo	.63 .00 .00 .00 .00 .00
en:last=ghent	-.51 -.05 -.46 -.25 .00 .00
en:last=gibbs	-.46 .00 .00 -.28 .00 .00
en:last=giles	-.38 .00 .00 .00 .00 .00
en:last=glamočak	.00 .00 .00 -.16 .00 -.57
en:last=glenn	-.36 .00 .00 -.58 .00 .00
en:last=go	-.52 -.56 -.72 .00 -.55 -.57
en:last=goa	.00 .00 .53 -.32 -.44 .00
en:last=goddard	-.34 .00 .00 .00 .00 .00
en:last=golf	-.31 .00 .00 .00 .00 .00
en:last=goodall	-.61 .00 .00 .00 .00 .00
en:last=google	.14 .00 .00 .00 .00 .00
en:last=grade	-.54 -.42 -.46 .00 -.54 -.38
en:last=graham	-.47 -.13 -.54 .00 -.07 .44
en:last=grandview	.00 .00 .43 -.44 .00 -.19
en:last=gratz	-.52 .00 .00 .00 .00 .00
en:last=gray	-.21 .00 .00 .00 .42 .00
en:last=greece	.00 .00 -.36 -.34 -.15 .00
en:last=greek	-.46 -.13 -.24 -.46 -.29 -.24
en:last=group	.72 -.45 -.51 -.56 -.60 -.14
en:last=guild	.17 .00 .00 .00 .00 .00
en:last=gusset	-.61 .00 .00 .00 .00 .00
en:last=guthardt	-.32 .00 .00 .00 -.34 .00
en:last=guwahati	.87 -.44 -.45 .00 -.67 -.47
en:last=h	-.66 -.37 -.30 .00 -.28 .11
en:last=hall	-.36 -.17 -.55 .00 -.26 -.31
en:last=hamilton	-.44 .00 -.27 -.26 .00 -.29
en:last=hamrick	-.64 .00 .00 .00 .00 .00
en:last=hank	-.61 .00 .00 .00 .00 .00
en:last=hanna	.00 .00 .00 .00 .04 .36
en:last=harbor	.00 .00 .76 -.32 .00 .00
en:last=harding	.00 .00 -.59 .00 .00 -.64
en:last=harris	-.74 .00 .00 -.16 .00 .38
en:last=harrison	.00 .00 .00 .00 .26 .00
en:last=hartland	.00 .00 .43 -.52 .00 .00
en:last=harvard	.65 .34 .00 .00 .00 .00
en:last=haslar	.00 .00 .00 -.32 .00 .00
en:last=hatun	.00 .00 .00 .00 .28 .00
en:last=hawaii	-.14 .00 .00 .00 .00 .00
en:last=hayward	.00 .00 -.38 .00 .00 -.37
en:last=hazel	.00 .00 .00 .00 -.44 .00
en:last=healey	-.27 .00 -.27 -.30 .00 .00
en:last=health	.52 -.68 -.47 .00 -.33 -.34
en:last=heath	-.91 .00 .00 .00 .00 .00
en:last=hebrew	-.25 -.27 -.13 .00 .00 .00
en:last=hee	-.38 .00 .00 .00 .61 .00
en:last=heights	.17 -.60 .00 .00 -.36 .00
en:last=henry	-.37 .00 .00 -.26 .00 .22
en:last=hernandez	-.27 .00 .00 .00 .00 .00
en:last=hill	.53 -.33 .06 -.11 -.68 -.50
en:last=hills	-.63 -.33 -.30 .00 -.55 -.52
en:last=history	-.49 -.42 -.49 .00 -.14 -.18
en:last=hoare	-.59 -.22 -.24 .00 -.24 -.30
en:last=holden	.00 .00 -.18 -.11 .36 .00
en:last=holland	.00 .00 .38 .25 .00 .00
en:last=hollywood	.00 .00 .00 .00 -.17 -.12
en:last=home	.11 -.32 -.33 .00 -.51 -.60
en:last=hons	-.66 -.64 -.62 .00 -.57 -.75
en:last=hospital	.35 -.66 -.16 -.27 -.27 -.13
en:last=hours	-.38 -.41 -.38 .00 -.59 -.37
en:last=house	.47 -.27 -.47 .00 -.24 -.50
en:last=houston	-.46 -.33 .53 .13 .00 -.26
en:last=howard	.00 .00 -.26 -.25 .23 -.22
en:last=however	-.60 .00 .00 .00 -.55 .00
en:last=huber	-.51 .00 .00 .00 .00 .00
en:last=humphries	-.45 .00 .00 .00 .00 .00
en:last=hungarian	-.43 .00 .00 -.45 .00 .00
en:last=hungary	.00 .00 -.19 .00 -.44 .00
en:last=hyderabad	-.33 -.31 -.27 .00 -.24 -.24
en:last=ian	.00 .00 .00 .00 -.39 .41
en:last=ibiza	.00 .00 .00 .00 -.13 .00
en:last=ibm	-.12 .00 .00 .00 .00 .00
en:last=idaho	.00 -.42 .22 .33 .00 -.07
en:last=igbo	-.58 -.49 -.58 .00 -.38 -.62
en:last=ii	.27 .04 -.33 -.42 -.25 .09
en:last=iii	.00 .00 .00 .00 -.11 .30
en:last=ikar	-.35 .00 -.42 .00 .29 .00
en:last=il	-.34 -.31 .00 .00 -.05 .00
en:last=illinois	-.12 .03 -.21 .50 .00 .00
en:last=images	.60 -.31 .00 .00 .00 .00
en:last=in	-.54 .00 .00 .00 .00 -.45
en:last=inc	1.12 .00 -.32 -.14 .00 -.52
en:last=india	.17 .00 .03 .37 .00 .00
en:last=indian	-.45 .00 -.49 .00 .00 .00
en:last=indiana	-.36 .00 -.39 .39 .00 .00
en:last=industry	-.43 .00 .00 .00 .00 .00
en:last=institute	.37 .28 -.25 -.13 -.17 -.05
en:last=institution	.13 .12 .00 .00 .00 .00
en:last=instruments	-.53 .00 .00 .00 .00 .00
en:last=intel	-.24 -.45 -.18 .00 -.12 -.15
en:last=international	.22 .00 -.20 -.26 .00 .00
en:last=internet	.05 .00 .00 .00 .00 .00
en:last=invest	.40 .00 .00 -.27 .00 .00
en:last=iowa	.00 .29 .39 .12 -.05 .00
en:last=ipo	-.59 -.48 .00 .00 .00 .00
en:last=iraqi	.00 .00 .00 -.41 .00 .00
en:last=ireland	-.33 .07 -.43 -.05 -.54 -.42
en:last=irish	-.85 -.48 -.79 -.30 -.54 -.56
en:last=irvine	.00 .00 -.32 .00 .00 .00
en:last=irwin	.00 .00 .00 .00 .00 .07
en:last=island	-.35 -.28 .58 .49 -.14 -.13
en:last=isp	-.72 .00 .00 .00 .00 .00
en:last=israel	-.20 .00 -.52 .00 .00 .00
en:last=israeli	-.45 .00 .00 .00 .00 .00
en:last=it	.71 -.49 -.59 -.44 -1.08 -.89
en:last=italian	-.50 -.18 -.22 -.67 -.15 -.24
en:last=italy	-.27 -.41 .23 -.59 -.28 -.18
en:last=iv	-.42 .00 .00 .00 -.08 .18
en:last=ivatt	-.63 -.34 .00 -.19 .00 .00
en:last=iwata	-.58 .00 .00 .00 .00 .00
en:last=ix	.00 .00 .00 .00 -.67 .34
en:last=j	-.93 .00 .00 -.45 -.55 .00
en:last=jackson	-.46 .00 .00 -.39 .00 .00
en:last=jamaica	-.42 -.35 -.43 .00 -.23 -.26
en:last=james	-.27 -.21 -.31 .00 .00 -.88
en:last=jan	-.43 -.30 -.78 .00 -.34 -.52
en:last=janek	-.67 .00 .00 .00 .00 .00
en:last=japan	-.66 .00 -.20 -.25 -.57 .00
en:last=japanese	-.29 .00 -.42 -.56 .00 .00
en:last=jay	-.83 .00 .00 .00 .00 .00
en:last=jazz	.82 .00 .00 .00 .00 .00
en:last=jean	.00 .00 .00 .00 -.29 .00
en:last=jebb	.00 .00 .00 .00 .00 .23
en:last=jeff	.00 .00 .00 .00 .00 .46
en:last=jennifer	-.37 .00 .00 .00 .61 .00
en:last=jermaine	.00 -.33 -.59 .00 .19 .00
en:last=jersey	-.51 .00 -.40 -.15 -.53 -.06
en:last=jewish	-.59 -.29 .00 .00 .00 -.41
en:last=jim	-.51 -.30 -.50 .00 .42 -.12
en:last=joe	.00 .00 .00 .00 .00 -.60
en:last=joey	-.42 .00 .00 .00 .00 .26
en:last=john	.30 -.24 -.37 -.49 -.02 -.54
en:last=johnson	-.45 -.16 .00 .00 .00 .00
en:last=johnstone	.00 .00 .00 .00 .46 .00
en:last=jon	.00 .00 -.49 .00 .11 .00
en:last=jones	-.43 -.25 -.32 .00 .54 -.49
en:last=jordan	-.22 -.34 .25 .00 .00 -.30
en:last=joseph	-.68 .00 .00 .00 .00 .00
en:last=joshua	.00 .00 .00 -.09 .00 .00
en:last=jr	-1.10 .00 .00 -.78 -.51 .88
en:last=juillet	.00 .00 .00 .00 .39 .00
en:last=jul	-.60 -.51 -.69 .00 -.49 -.49
en:last=julie	.00 .00 .00 .00 .00 .30
en:last=jun	-.54 -.52 -.36 .00 -.37 -.47
en:last=jyrkkanen	.00 .00 .00 .00 -.30 -.93
en:last=k	-.50 -.30 -.39 .00 -.42 .27
en:last=kaczyński	-.43 .00 .00 .00 .00 .00
en:last=kalckar	-.61 .00 .00 .00 -.57 .00
en:last=kalume	.00 -.25 .00 .00 .00 .00
en:last=kansas	.00 .22 -.21 .00 .00 .00
en:last=katsilometes	.00 -.62 .00 .00 .00 -.32
en:last=kauer	-.36 .00 .00 .00 .00 .00
en:last=kay	.00 .00 -.42 -.33 -.39 .00
en:last=kbe	-.44 .00 .00 .00 .00 .00
en:last=kc	-.72 -.46 -.50 .00 -.51 -.29
en:last=kekewich	.00 .00 .00 .00 .00 .25
en:last=kelly	.00 .00 .00 .00 -.30 .00
en:last=kelowna	.00 .00 .60 -.29 .00 .00
en:last=ken	-.57 -.34 -.42 .00 -.37 .23
en:last=kennedy	-.32 .00 -.33 -.28 .01 .00
en:last=kennedys	-.63 .00 .00 .00 .00 .00
en:last=kent	-.55 -.39 -.11 .00 -.13 -.14
en:last=kentfield	.00 .00 .00 .00 .00 -.11
en:last=kentucky	.00 .00 .00 .42 -.50 -.18
en:last=kenya	-.25 -.43 -.30 .00 -.24 -.01
en:last=kenyan	-.25 .00 .00 -.29 .00 .00
en:last=keokuk	.00 .00 -.21 .00 .00 .00
en:last=kerry	.00 .00 .00 .00 .29 .00
en:last=kevin	.00 .00 -.35 .00 .00 .01
en:last=khan	-.72 .00 -.25 .00 .00 -.42
en:last=kids	.00 .00 .00 .00 .00 -.45
en:last=kielsinki	-.75 .00 .00 .00 .00 .00
en:last=killarney	.67 -.59 -.45 .00 -.29 -.66
en:last=kim	.00 .00 .00 .00 .00 -.47
en:last=kingdom	-.77 .00 .58 .00 .00 .00
en:last=kingston	-.55 -.40 -.51 .00 -.35 -.43
en:last=knight	.00 -.42 .00 -.29 .00 .00
en:last=kong	-.57 .00 .00 .27 .00 .00
en:last=korea	-.52 .00 .35 .21 .00 .00
en:last=korean	-.50 .00 .00 .00 .00 .00
en:last=kormendi	.00 .00 .00 .00 .33 .00
en:last=krabbé	.00 .00 .00 -.32 .00 -.67
en:last=kraków	.42 .00 .00 -.13 .00 .00
en:last=kroto	-.66 .00 .00 .00 .00 .00
en:last=krueger	.00 -.08 .00 .00 .00 .19
en:last=kruglikova	-.22 .00 .00 .00 .00 .00
en:last=ks	.00 -.26 .44 .00 .00 -.10
en:last=kurzbein	.00 .00 .00 -.30 .00 -.14
en:last=kuwait	.48 .00 -.36 .33 .00 .00
en:last=ky	.00 .00 .42 .00 -.28 .00
en:last=l	-.54 -.21 -.37 -.37 .00 -.41
en:last=la	-.79 -.37 -.46 .00 -.01 -.01
en:last=lab	.61 -.38 -.06 .00 -.15 -.14
en:last=laboratories	.69 -.37 .00 .00 .00 .00
en:last=laboratory	.28 .00 .00 .00 -.25 .00
en:last=labs	.30 -.32 -.33 .00 -.13 -.09
en:last=lagos	.21 -.14 -.18 -.31 -.31 -.09
en:last=lakewood	.00 .00 .47 -.14 .00 -.15
en:last=lancashire	.00 .00 .00 .42 -.41 .00
en:last=language	-.46 -.30 -.22 .00 -.26 -.45
en:last=languages	-.49 -.47 -.52 .00 -.31 -.43
en:last=lara	.00 .00 .00 .00 -.33 -.01
en:last=later	-.56 .00 -.72 .00 .00 .00
en:last=laura	.00 .00 .00 .00 .00 .45
en:last=lavallée	-.51 -.39 -.46 .00 -.48 -.72
en:last=law	-.22 .88 -.74 -.18 -.48 -.41
en:last=lawrence	-.57 -.14 .37 -.14 .00 .00
en:last=league	-.82 -.37 -.44 -.63 -.20 -.08
en:last=leakes	.00 .00 .00 .00 .27 .00
en:last=lee	-.48 .00 -.23 .00 .00 .29
en:last=leland	.00 .00 .00 .00 .00 .42
en:last=leningrad	-.55 .00 .48 -.25 .00 .00
en:last=leone	.00 .00 .00 .37 .00 .00
en:last=leopold	.00 .00 -.18 -.54 .00 -.15
en:last=level	-.25 -.18 -.23 .00 -.21 -.15
en:last=lewis	-.84 -.26 .00 .00 .00 .00
en:last=lgbti	-.53 .00 .00 .00 .00 .00
en:last=library	-.60 -.31 -.38 .00 -.35 -.15
en:last=life	.73 -.48 -.63 -.19 -.34 -.68
en:last=lighting	-.46 -.39 -.36 .00 -.34 -.34
en:last=limerick	.26 .28 .30 .00 -.50 -.48
en:last=limited	.82 -.67 -.67 .00 -.23 -.34
en:last=lincoln	.00 .36 -.56 .00 .00 .00
en:last=linda	.00 .00 -.19 -.25 .00 -.38
en:last=ling	-.70 -.60 -.46 .00 -.53 -.61
en:last=linnaeus	-.29 -.25 .00 .00 .00 .00
en:last=lister	.00 .00 .00 .00 .00 .12
en:last=live	.00 .00 .00 -.50 .00 .00
en:last=liverpool	-.44 -.28 -.30 .00 -.06 -.03
en:last=llc	.65 -.42 -.33 -.36 -.23 -.11
en:last=llp	.49 .00 .00 .00 .00 .00
en:last=loew	-.54 .00 .00 .00 .00 .00
en:last=logan	.00 .00 .00 .00 .00 .11
en:last=logic	-.47 .00 .00 .00 .00 .00
en:last=london	-.36 -.29 -.51 -.02 -.13 -.29
en:last=long	.00 .00 .00 .00 .52 .00
en:last=lorde	-.45 .00 .00 .00 .00 .00
en:last=louie	.00 .00 .00 .00 -.33 -.38
en:last=louis	.00 -.17 .29 -.29 .00 -.43
en:last=louisiana	-.44 .44 -.13 .34 -.29 -.24
en:last=loulou	.00 .00 -.45 -.33 .24 -.36
en:last=love	-.54 -.18 -.20 .00 -.29 -.13
en:last=ltd	.35 -.61 -.28 .00 -.43 -.70
en:last=luxembourg	-.27 .00 .00 .00 .00 .00
en:last=lynne	.00 .00 -.52 .00 .00 .00
en:last=m	-1.11 -.33 -.47 -.80 .41 .31
en:last=m.i.t.	.08 .00 .00 .00 .00 .00
en:last=maaloe	-.52 .00 .00 .00 -.36 .00
en:last=macarthur	.00 .00 .00 .00 .23 .00
en:last=mad	-.61 .00 .00 .00 .00 .00
en:last=madison	-.42 .09 .00 .00 -.33 .00
en:last=madrid	-.47 -.28 .00 .00 .00 .00
en:last=magazine	-.33 -.55 -.26 .00 -.33 -.21
en:last=maher	.00 .00 .00 .00 .22 .00
en:last=maine	.00 .00 .36 .00 .00 -.31
en:last=malaysia	.00 -.43 .00 .39 .00 .00
en:last=management	.25 .02 -.53 -.12 -.59 -.48
en:last=manchester	.21 .46 -.11 .00 -.04 -.07
en:last=manhattan	.00 .00 .30 .55 -.28 .00
en:last=maniatis	-.63 .00 .00 .00 .00 .00
en:last=manitoba	.24 -.05 -.04 -.32 -.58 -.19
en:last=mankato	.00 .00 -.52 -.47 .00 -.10
en:last=mann	-.39 -.44 -.49 -.33 -.40 -.42
en:last=manneh	-.48 .00 .00 .00 .00 .00
en:last=mar	-.51 -.49 -.69 .00 -.50 -.50
en:last=marguerite	.00 .00 .00 .00 .00 -.40
en:last=maria	.00 .00 -.43 -.28 -.07 -.16
en:last=marie-claude	.00 .00 .00 .00 .00 -.46
en:last=marion	.00 .00 .53 .00 .00 -.10
en:last=mark	-.40 .00 .00 .00 .00 .16
en:last=marketing	-.01 -.52 .00 .00 .00 .00
en:last=marsalis	-.60 .00 .00 .00 .00 .00
en:last=marshall	.00 .00 -.32 -.30 .52 -.59
en:last=martin	.26 .00 .00 .00 .00 .00
en:last=mary	-.76 -.48 -.52 -.19 -.11 .16
en:last=maryland	-.39 -.37 .32 -.20 -.25 .00
en:last=maserati	-.06 .00 .00 .00 .00 .00
en:last=massachusetts	-.61 -.41 .66 -.40 .00 .00
en:last=matt	-.39 .00 .00 .00 .00 .36
en:last=matthews	.00 .00 .00 .00 .00 .39
en:last=mbe	-.42 -.44 -.26 .00 -.45 -.57
en:last=mccartney	.00 .00 .00 .00 .08 .00
en:last=mcgill	-.44 .34 -.22 .00 -.17 -.21
en:last=mckee	.00 -.33 -.40 .00 .00 -.13
en:last=medal	-.55 -.68 -.39 .00 -.44 -.71
en:last=media	.89 -.37 -.29 -.22 .00 .00
en:last=medici	.00 .00 -.33 .00 .00 -.31
en:last=medicine	-.14 -.08 -.62 .00 -.43 -.55
en:last=meinhof	-.80 .00 .00 .00 -.22 .00
en:last=melbourne	-.41 .00 -.41 .00 .00 .00
en:last=melman	-.26 .00 .00 .00 .00 .00
en:last=memphis	.00 -.25 .00 .31 .00 .00
en:last=merewalh	-.42 .00 -.60 .00 .00 -.30
en:last=messalla	.00 .00 .00 .00 -.15 .00
en:last=metals	1.08 .00 .00 .00 .00 .00
en:last=mexican	.00 .00 -.11 .00 .00 .00
en:last=mexico	.00 .00 .58 -.36 .02 -.10
en:last=mgm	.43 .00 .00 .00 .00 .00
en:last=mi	-.35 .00 .54 -.50 .00 .00
en:last=miami	-.07 .16 .00 .00 .00 .00
en:last=michael	-.62 -.18 -.28 .00 -.34 -.34
en:last=michagan	.00 .00 .13 .00 .00 -.43
en:last=michie	.00 .00 .00 -.30 -.73 .46
en:last=michigan	.68 .00 .32 .27 .00 .00
en:last=microsoft	.75 .00 .00 .00 .00 .00
en:last=mikhail	.00 .00 .00 .00 .00 .37
en:last=milan	.00 .00 .00 .00 .00 -.63
en:last=milford	.00 .00 .00 .00 .00 -.29
en:last=milind	.00 .00 -.84 -.13 -.37 .00
en:last=miller	-.38 .00 -.23 .00 .00 .00
en:last=millikan	-.49 .00 .00 .00 .00 .00
en:last=millinocket	-.41 .00 .00 .00 .00 .00
en:last=ministry	-.33 .00 .00 .00 -.09 .00
en:last=minneapolis	-.44 -.48 .35 .47 -.46 -.30
en:last=minnesota	-.43 -.36 -.30 -.34 -.22 -.12
en:last=mississippi	-.32 .00 .00 .00 .00 .00
en:last=missouri	.00 -.31 .10 -.19 .00 .00
en:last=mit	.41 -.41 -.03 .00 -.19 -.27
en:last=mitchell	-.41 .00 .00 .00 .00 .00
en:last=miyamoto	-.32 .00 .00 .00 .00 .00
en:last=mohan	-.49 -.34 .00 .00 .00 .00
en:last=mojang	.50 .00 .00 .00 .00 .00
en:last=moncton	-.16 -.11 -.31 -.26 -.13 -.10
en:last=monica	-.32 .00 .00 .00 -.52 .00
en:last=montana	-.40 -.30 .29 -.23 -.26 -.22
en:last=monticello	-.32 .00 .00 -.25 -.11 .00
en:last=montreal	.34 -.18 .34 -.00 .00 .00
en:last=montréal	-.75 -.47 -.65 -.31 -.47 -.71
en:last=moon	-.56 .00 .00 .00 .04 .00
en:last=moraga	-.56 .00 .00 .00 .00 .00
en:last=morgan	-.40 .00 .00 -.29 .00 .00
en:last=moroccan	-.44 .00 .00 .00 .00 .00
en:last=morocco	-.30 .00 .31 .00 -.09 -.06
en:last=morris	-.38 .00 -.25 -.32 .00 .00
en:last=moscow	.00 .00 .18 .45 .00 .00
en:last=motors	.57 .00 -.11 -.42 .00 .00
en:last=mr	-1.43 -.55 -.54 -.44 -1.06 -.81
en:last=mrs	-.46 -.26 -.41 -.68 -.31 -.50
en:last=ms	-.68 -.48 -.67 .00 -.94 -.41
en:last=muench	.00 .00 .00 .00 -.04 -.53
en:last=muir	.00 .00 .00 .00 .12 .00
en:last=munich	.00 .55 .00 .31 .00 -.03
en:last=murto	-.83 .00 .00 .00 .00 .00
en:last=museum	.65 -.30 -.29 .00 -.31 -.41
en:last=music	-.67 -.23 -.31 .00 -.38 -.28
en:last=muslim	.00 .00 .00 .00 .00 -.50
en:last=myers	-.50 -.33 .00 -.15 .00 .00
en:last=māori	.00 -.24 .00 .00 .00 .00
en:last=nadezhda	-.38 .00 .00 .00 .00 .00
en:last=naples	.00 .00 -.23 .26 .00 .00
en:last=nasa	.68 .00 .00 .00 .00 .00
en:last=nationality	-.45 -.39 -.35 .00 -.27 -.38
en:last=nations	1.05 -.17 -.10 .00 -.11 -.10
en:last=navy	-.40 -.37 .00 .00 .00 -.04
en:last=nebraska	.00 .20 -.62 .28 .00 .00
en:last=neij	-.70 .00 .00 -.26 .00 .00
en:last=nelson	-.34 .00 .00 .00 .00 .22
en:last=netanya	.00 .00 -.22 .00 -.17 .00
en:last=netherlands	-.56 -.42 .00 .20 .00 .00
en:last=network	.18 .26 -.40 .00 -.34 -.61
en:last=news	-.35 -.14 -.55 .00 -.28 -.27
en:last=nfl	.00 .00 .00 -.36 .00 .00
en:last=nicole	.00 .00 .00 -.46 .00 .23
en:last=nigeria	.33 -.46 -.32 .17 -.59 -.29
en:last=nijmegen	-.49 -.37 -.47 -.18 -.25 -.18
en:last=nintendo	.73 .00 .00 .00 .00 .00
en:last=no	-.54 -.29 -.22 -.15 -.33 -.33
en:last=nobel	-.42 .00 -.19 -.25 .00 .00
en:last=north	-.63 -.65 -.57 .00 -.63 -.89
en:last=norway	-.32 .00 .44 .00 -.70 -.60
en:last=norwegian	.00 .00 .00 -.40 .00 .00
en:last=norwich	-.28 .18 .62 .00 -.38 -.53
en:last=notch	-.66 .00 .00 .00 .00 .00
en:last=notes	-.55 -.38 -.37 .00 -.35 -.40
en:last=nott	.00 .00 .00 -.46 .00 .00
en:last=nsukka	-.50 -.54 -.33 .00 -.28 -.37
en:last=ny	-.44 .00 .43 .00 .00 .00
en:last=o	-.50 -.32 .00 .00 .00 -.33
en:last=o'brien	-.93 .00 .00 .00 .00 .00
en:last=oberheim	.55 .00 .00 .00 .00 .00
en:last=oct	-.40 -.49 -.28 .00 -.30 -.45
en:last=odile	-.60 -.41 -.56 .00 -.52 -.41
en:last=ohio	-.60 -.48 -.13 .50 -.25 -.41
en:last=oklahoma	-.33 -.28 -.10 -.04 -.14 -.10
en:last=oklahoman	.00 .00 .00 -.48 .00 .00
en:last=olechowski	-.48 .00 .00 .00 .00 .00
en:last=olivia	.00 .00 .00 .00 .00 .11
en:last=olympics	.00 .00 .00 -.78 .00 .00
en:last=omg	.61 .00 .00 .00 .00 .00
en:last=on	-.57 -.57 -.55 -.27 -.47 -.50
en:last=one	.19 -.40 -.61 .00 -.42 -.69
en:last=ontario	.00 .00 .47 .39 .00 .00
en:last=operations	-.32 -.28 -.25 .00 -.36 -.21
en:last=optical	.00 .00 .00 .00 -.45 .00
en:last=orchestra	-.66 -.17 -.15 .00 -.37 -.19
en:last=oregon	.00 .00 .34 -.45 .00 -.08
en:last=organization	-.32 -.30 .00 .00 .00 .00
en:last=orleans	-.22 -.28 .59 -.49 -.21 -.31
en:last=orléans	.00 .00 .18 .00 .00 -.17
en:last=oslo	.00 .00 .55 .30 .00 .00
en:last=osman	-.23 -.16 -.30 -.32 .06 -.23
en:last=ottawa	-.23 -.23 -.24 .00 -.12 -.08
en:last=oxford	.15 .07 -.41 -.16 -.10 -.12
en:last=p	-.30 -.19 -.44 .00 -.13 -.25
en:last=pa	-.32 .00 .52 .47 -.44 .00
en:last=packer	.00 .00 -.30 -.36 .00 -.50
en:last=pakistan	-.12 -.27 .00 .00 .00 .00
en:last=pakistani	-.40 .00 -.21 -.32 .00 .00
en:last=paris	-.58 -.65 .27 -.38 -.16 -.07
en:last=park	.00 -.33 -.34 .00 .00 -.35
en:last=parker	-.30 .00 .00 .00 -.07 -.10
en:last=parkersburg	.00 .00 .00 .00 .00 -.11
en:last=parliament	-.24 -.14 -.52 .00 -.41 -.09
en:last=parma	.00 .00 .00 .00 .00 -.33
en:last=parra	.00 .00 .37 -.32 -.16 .00
en:last=partners	-.55 -.29 -.18 .00 -.23 -.20
en:last=party	.65 -.41 -.45 -.36 -.45 -.44
en:last=paul	-.53 .00 .00 .00 .00 .21
en:last=paykobo	.73 -.49 -.38 .00 -.40 -.42
en:last=pdf	-.79 -.37 -.21 .00 -.23 -.28
en:last=pechersk	-.46 .00 .00 .00 .00 .00
en:last=penfold	.00 .00 -.19 .00 .00 .00
en:last=peninsula	.00 .00 -.31 .00 .00 -.21
en:last=pennsylvania	.28 -.51 .17 .53 .00 .00
en:last=people	-.74 -.25 -.38 .00 -.46 -.77
en:last=permanent	-.53 -.27 -.44 .00 -.38 -.30
en:last=perpignan	.00 .00 .00 .33 .00 .00
en:last=perry	.00 .00 .00 .00 .23 .00
en:last=persian	.00 .00 -.29 .00 .00 -.56
en:last=persson	-.60 .00 .00 .00 .00 .00
en:last=perth	.00 -.45 .64 .78 .00 .00
en:last=peter	-.10 .00 -.44 -.34 -.21 -.11
en:last=peters	.00 .00 .00 -.24 .00 -.44
en:last=petersburg	.24 .00 .52 -.30 -.18 .00
en:last=petre	.00 .00 .00 .00 .00 .77
en:last=petroleum	.31 .00 .00 .00 .00 .00
en:last=ph	-.62 -.77 -.56 -.29 -.20 -.35
en:last=pharmacy	.00 .00 .00 .00 .00 -.17
en:last=philadelphia	-.45 .00 .48 .04 -.25 .00
en:last=philippines	-.11 .00 .23 .00 -.05 .00
en:last=phillips	.00 .00 .00 .00 .00 -.33
en:last=physics	.05 .00 .00 -.44 .00 .00
en:last=pictures	.37 .00 .00 .00 .00 .00
en:last=pinchuk	.00 .00 .00 -.58 -.20 .19
en:last=piron	-.60 .00 .00 .00 .00 .00
en:last=pittsburgh	.00 .24 .23 -.27 -.25 .00
en:last=plant	-.30 -.31 -.58 .00 -.40 -.42
en:last=platform	.48 .00 .00 .00 .00 .00
en:last=plc	.23 -.38 -.36 .00 -.26 -.38
en:last=pm	-.34 -.38 -.41 .00 -.12 -.10
en:last=point	.35 .00 .26 .00 .00 .00
en:last=pokrovskaya	.00 .00 .00 .00 .00 .11
en:last=pokrovsky	.00 .00 .00 .00 .00 -.86
en:last=poland	-.31 -.32 .69 -.08 .00 .00
en:last=polish	-.31 -.20 -.24 -.41 -.13 -.12
en:last=politico	.67 .00 .00 .00 .00 .00
en:last=polla	.00 .00 .00 .00 .30 .00
en:last=polytechnic	.57 .57 -.27 .00 -.20 -.41
en:last=porser	-.40 .00 .00 .00 .00 .00
en:last=portland	.00 .00 .25 .00 -.62 .00
en:last=portugal	.00 .00 .42 .00 .00 .00
en:last=portuguese	-.39 -.38 -.48 .00 -.26 -.56
en:last=position	-.52 -.17 -.57 .00 -.42 -.25
en:last=post	-.59 -.48 -.37 .00 -.13 -.35
en:last=powers	-1.44 .00 .00 .00 .00 .00
en:last=poznań	.00 .00 .00 -.37 .00 .00
en:last=practice	.18 -.43 -.48 .00 -.28 -.33
en:last=prague	-.58 -.63 -.34 .00 -.19 -.21
en:last=present	-.79 -.20 -.36 .00 -.16 -.42
en:last=press	-.13 -.56 -.16 .00 -.30 -.19
en:last=prime	-.53 -.40 -.26 -.45 -.36 -.36
en:last=princeton	.36 .28 .00 .00 .00 .00
en:last=prize	-.62 -.44 -.36 -.42 -.41 -.62
en:last=productions	.37 .00 -.29 .00 .00 .00
en:last=products	.30 .00 .00 .00 .00 -.37
en:last=prof	-.67 -.30 -.54 .00 -.53 -.73
en:last=professional	-.42 -.51 -.30 .00 -.35 -.20
en:last=professionals	.58 -.19 -.25 .00 -.28 -.07
en:last=prq	-.86 .00 .00 -.12 .00 .00
en:last=prussia	.00 .00 .00 .00 -.61 .31
en:last=psychology	.43 -.53 -.42 .00 -.41 -.47
en:last=qasimi	-.38 .00 .00 .00 .00 -.48
en:last=quartet	-.08 -.30 -.27 .00 -.40 -.25
en:last=quebec	.00 .00 .02 -.42 .00 .00
en:last=queensland	.09 -.47 -.55 .28 -.38 -.42
en:last=quentin	.00 .00 .00 .00 .36 .00
en:last=quinn	.00 .00 .00 .00 .00 -.60
en:last=r	-1.01 -.55 -.36 .00 -.64 -.23
en:last=radio	.00 .38 .00 -.12 .00 .00
en:last=rae	.22 .00 .00 .00 .00 .00
en:last=raf	-.20 .00 .00 .00 -.32 .00
en:last=rahul	.00 .00 -.52 -.15 -.17 .00
en:last=railway	.18 -.40 -.31 .00 -.36 -.31
en:last=raimonde	-1.08 .00 .00 .00 .00 .00
en:last=ralph	-.39 .00 -.42 .00 .00 -.55
en:last=raton	-.32 .00 .00 .00 -.39 .00
en:last=ray	-.53 -.14 -.17 .00 .41 -.22
en:last=reaud	-.31 -.14 .00 .00 .00 .00
en:last=recently	.00 .00 .00 -.45 .00 -.49
en:last=regiment	.32 -.38 -.42 .00 -.24 -.47
en:last=region	-.51 -.20 -.31 .35 -.39 -.18
en:last=relations	-.07 -.32 -.42 .00 -.10 -.08
en:last=reports	-.38 -.28 -.36 .00 -.37 -.46
en:last=representatives	.40 .00 .00 -.31 .00 .00
en:last=republic	-.34 .00 .00 .00 .00 .00
en:last=republican	.00 .00 .00 .00 -.42 .00
en:last=rescue	.52 -.49 -.59 .00 -.53 -.55
en:last=research	.74 .00 .00 -.28 .00 -.32
en:last=resources	-.18 -.52 -.41 .00 -.42 -.45
en:last=ret	.00 .00 .00 -.94 .00 .00
en:last=rev	-.34 -.29 -.30 .00 -.59 -.28
en:last=rey	-.36 .00 .00 .00 .00 .00
en:last=rica	-.36 -.19 -.27 .42 -.29 -.22
en:last=rice	-.51 -.38 -.31 -.29 -.26 -.43
en:last=richardson	.00 .00 .00 -.27 .00 .35
en:last=richmond	-.23 .15 .33 .00 .00 -.30
en:last=ringuet	.00 -.30 -.40 -.29 .00 -.32
en:last=ritter	.00 .00 -.42 .00 .00 .29
en:last=river	.00 .00 .00 .00 -.60 -.51
en:last=road	-.33 -.33 -.31 .00 -.37 -.44
en:last=robert	-.43 .00 -.18 -.24 -.01 .36
en:last=robertson	.00 .00 -.26 .00 .00 .00
en:last=rochester	-.64 .46 .00 .39 -.29 .00
en:last=rohrbacher	.00 -.59 .00 .00 .00 -.23
en:last=roller	.00 .00 .00 .00 .00 .40
en:last=rollins	-.35 -.20 -.29 -.15 .21 .00
en:last=romanian	.00 .00 -.17 -.20 .00 .00
en:last=rome	-.33 -.20 .25 .00 -.19 -.24
en:last=ross	.00 .00 .00 -.28 .00 .00
en:last=rotterdam	-.68 -.34 -.44 .00 -.31 -.23
en:last=route	-.37 -.31 -.48 .00 -.31 -.23
en:last=russell	.00 .00 .00 .00 .00 -.54
en:last=russia	-.52 .00 .36 .00 .00 .00
en:last=russian	-.79 .00 -.56 -.60 .00 -.23
en:last=ruth	.00 .00 .00 .00 .00 .66
en:last=s	-.35 .00 -.18 -.43 .00 .28
en:last=saint-basile	.00 -.15 -.56 -.49 .00 -.34
en:last=sainte-anne-de-la-pocatière	.00 -.03 -.42 -.20 .00 -.08
en:last=saints	.47 -.40 -.37 .00 -.29 -.40
en:last=salami-cole	-.67 -.56 -.73 .00 -.71 -.62
en:last=salbi	-.46 .00 .00 .00 .00 .00
en:last=salim	.00 .00 .00 -.13 -.20 .00
en:last=salisbury	.00 .28 -.25 .00 .00 .00
en:last=samir	.00 .00 -.65 -.29 -.20 .00
en:last=samuel	-.40 -.11 -.44 .00 -.37 -.41
en:last=sandy	.00 .00 .00 .00 .00 -.43
en:last=sarah	.00 .00 .00 -.21 .50 .00
en:last=schneider	-.16 .00 .00 -.25 -.48 .00
en:last=scholarship	-.34 -.48 -.38 .00 -.11 -.23
en:last=scholl	-.51 .00 .00 .00 .00 .00
en:last=school	-.60 .15 -.36 -.26 -.33 -.24
en:last=schultz	-.36 .00 .00 .00 .00 .00
en:last=science	-.40 -.54 -.39 -.39 -.64 -.50
en:last=sciences	.27 -.09 -.17 -.16 -.30 -.21
en:last=scientific	-.78 .00 .00 .00 .00 .00
en:last=scotland	-.40 -.33 -.41 .00 -.14 -.30
en:last=scott-hansen	.00 .00 .00 .00 .13 .00
en:last=scottish	.27 -.44 -.33 -.33 -.48 -.26
en:last=sea	.54 -.46 -.59 .00 -.22 -.37
en:last=sean	.00 .00 -.39 -.38 .00 -.27
en:last=seattle	-.05 .00 .24 .00 .00 .00
en:last=second	-.59 -.45 -.53 .00 -.74 -.54
en:last=securities	.09 .00 .00 .00 -.20 .00
en:last=security	-.68 -.39 -.20 .00 -.30 -.24
en:last=sejm	.00 -.53 .00 .00 .00 .00
en:last=seminary	.52 .57 -.33 .00 -.40 -.10
en:last=semon	.00 .00 .00 .00 .00 -.43
en:last=senate	-.53 .00 -.43 .00 -.46 .00
en:last=send	-.65 -.40 -.60 .00 -.54 -.51
en:last=sep	-.59 -.36 -.79 .00 -.36 -.54
en:last=sept	-.41 -.22 -.30 .00 -.15 -.44
en:last=serbian	-.46 .00 -.24 -.23 .00 -.27
en:last=service	-.43 -.45 -.63 .00 -.48 -.23
en:last=services	-.29 -.42 -.50 -.27 -.51 -.32
en:last=seven	-.62 -.13 -.28 .00 -.41 -.32
en:last=shae	.00 .00 .00 .00 .00 .49
en:last=shannon	.00 .00 .00 -.24 .00 .00
en:last=share	-.37 -.31 -.55 .00 -.39 -.53
en:last=sharjah	.00 .00 .00 .00 .00 -.60
en:last=sheffield	.68 .52 -.54 .00 -.18 -.24
en:last=shiva	.00 .00 .00 .00 -.36 -.50
en:last=shop	-.37 -.37 -.62 .00 -.28 -.30
en:last=shrewsbury	.00 .00 .00 .00 .00 -.08
en:last=shum	-.24 .00 .00 .00 .00 .41
en:last=shuster	.00 .00 .00 .00 -.45 .00
en:last=siegel	.00 .00 .00 .00 .35 .00
en:last=sievers	.00 -.70 .00 .00 .00 -.71
en:last=simone	.00 .00 .00 .00 -.86 -.11
en:last=singapore	-.32 .02 .61 .23 -.52 -.55
en:last=sinowatz	-.44 .00 .00 .00 .00 .00
en:last=sisson	-.17 .00 .00 .00 .12 .00
en:last=site	.35 -.19 -.66 .00 -.54 -.43
en:last=smalley	-.98 .00 .00 .00 .00 .00
en:last=smith	-.35 .00 .00 .00 -.03 .00
en:last=smolensk	-.37 .00 .00 .00 .00 .00
en:last=smolensk-north	-.37 .00 .00 .00 .00 .00
en:last=snowflake	.71 -.28 -.37 .00 -.35 -.35
en:last=society	.37 -.61 -.43 .00 -.06 -.40
en:last=software	.44 .00 .00 .00 .00 .00
en:last=soleil	.00 .00 -.25 -.12 .00 -.06
en:last=solidarity	-.43 -.17 .00 .00 .00 .00
en:last=solutions	.21 .00 .00 .00 .00 -.31
en:last=sorbonne	.38 .28 .00 .00 .00 .00
en:last=sousa	.00 .00 .00 .00 .00 .54
en:last=soviet	-.79 .00 -.36 -.31 .00 .00
en:last=spain	.00 .00 .41 .53 .23 -.76
en:last=spanish	-.63 -.43 -.42 -.28 -.34 -.42
en:last=sport	-.47 -.13 -.65 .00 -.23 -.14
en:last=sports	.38 -.12 -.35 .00 -.13 -.17
en:last=springs	.25 -.37 -.43 .00 -.33 -.31
en:last=sr	-.71 -.23 -.40 -.48 .37 -.98
en:last=srl	.56 .00 -.17 .00 .00 .00
en:last=ssr	.00 .00 .00 .41 .00 .00
en:last=staffordshire	.00 .00 .00 .00 .00 -.55
en:last=stanley	-.24 -.21 -.51 -.12 -.27 .09
en:last=stata	-.64 -.29 .00 .00 .00 .35
en:last=state	.26 .89 -.56 -.36 -.45 -.49
en:last=states	-.79 -.23 .84 -.63 -.19 -.15
en:last=station	.32 .19 -.59 .00 -.46 -.73
en:last=steve	-.67 .00 -.70 -.85 .00 -.53
en:last=stevens	-.52 .00 .00 .00 .00 .00
en:last=stewart	.00 .00 -.23 .00 .29 .00
en:last=stone	-.32 .00 .00 .00 .00 .28
en:last=stop	.00 .00 .00 .00 .00 -.72
en:last=street	-1.00 -.52 -.79 .00 -.48 -.40
en:last=students	.00 -.34 .00 .00 .00 .00
en:last=studies	.21 .21 -.39 .00 -.31 -.56
en:last=studios	.62 .00 .00 .00 .00 .00
en:last=stuntz	.00 .00 .00 .00 .00 .32
en:last=stuttgart	.00 .23 -.14 -.18 .00 .00
en:last=subramaniam	-.60 -.47 -.55 .00 -.50 -.67
en:last=sudbury	-.50 -.31 .55 .43 -.40 -.51
en:last=sullivan	-.40 .00 -.45 .00 .00 .00
en:last=sultan	-.33 .00 .00 .00 .00 .53
en:last=sunde	-.59 .00 .00 -.22 .00 .00
en:last=super	-.75 -.33 -.35 -.38 -.34 -.47
en:last=superman	-.60 .00 .00 .00 -.50 .00
en:last=sussman	-.83 .00 .00 .00 .00 .00
en:last=svoboda	.00 .00 .00 .00 .34 .22
en:last=swahili	-.26 -.39 -.37 .00 -.20 -.23
en:last=sweden	-.34 -.26 -.48 -.25 -.09 -.31
en:last=swedish	-.60 -.15 -.19 -.56 .00 -.47
en:last=sweet	.00 .00 .00 .00 .00 .13
en:last=swiney	.00 .00 -.42 -.37 .24 .00
en:last=swiss	.00 .00 .00 .00 .00 -.26
en:last=switzerland	.00 -.40 -.31 -.18 .00 .00
en:last=sydney	.00 .37 .15 .35 .00 .00
en:last=symphony	.66 -.52 -.56 .00 -.65 -.55
en:last=syphers	.00 .00 .00 .00 .00 .25
en:last=system	1.01 -.36 .00 -.14 .00 .00
en:last=systems	.63 .00 .00 .00 .00 .00
en:last=t	.12 -.41 -.21 .00 -.39 .26
en:last=table	.49 .00 .00 .00 .00 .00
en:last=takeda	-.54 -.27 -.45 .00 -.08 -.11
en:last=tami	.00 .00 .00 -.22 .00 .00
en:last=tamil	-.43 -.40 -.61 .00 -.35 -.45
en:last=tampa	-.59 .00 .00 .21 .00 .00
en:last=tamworth	.00 .00 .00 .00 .00 -.44
en:last=tasmania	.87 .80 .20 -.18 -.50 -.46
en:last=taunton	.00 .00 .00 -.54 .00 -.42
en:last=taylor	.00 .00 .00 -.16 .00 .00
en:last=team	.19 -.24 -.23 .00 -.08 -.07
en:last=tech	-.33 -.13 -.11 .00 -.10 -.17
en:last=technologies	-.19 -.40 -.42 .00 -.28 -.30
en:last=technology	-.05 .91 -.65 -.39 -.23 -.45
en:last=temple	.00 .10 .00 .00 -.19 .00
en:last=tennant	-.71 .00 .00 .00 .00 .00
en:last=tennessee	-.45 .00 .53 .00 .00 .00
en:last=texas	-.47 .19 -.41 -.23 -.33 -.47
en:last=thai	.00 .00 .00 -.58 .00 .00
en:last=the	.00 -.46 .00 .00 .00 .00
en:last=theatre	-.12 -.49 -.64 .00 -.31 -.60
en:last=therapy	.00 .34 -.29 .00 -.28 .00
en:last=these	.00 .00 -.41 .00 -.66 .00
en:last=thomas	-.38 -.42 -.47 -.49 -.32 -.31
en:last=thompson	-.77 .00 .00 -.18 .00 .00
en:last=thériault	.00 -.16 -.15 -.25 .00 -.20
en:last=tim	-.47 .00 .00 .00 .00 .00
en:last=time	.00 -.38 .00 .00 -.73 .00
en:last=times	-.11 .00 .00 -.16 .00 .00
en:last=tiverton	.00 .00 .00 .00 .00 -.38
en:last=tokyo	-.42 .00 .00 -.30 -.50 .00
en:last=tom	-.30 .00 .00 .00 .28 -.47
en:last=tony	.38 .00 .00 .00 .00 -.80
en:last=top	-.54 -.46 -.55 .00 -.53 -.64
en:last=toronto	-.47 -.39 .10 -.15 -.11 -.06
en:last=transport	-.45 .26 -.42 .00 -.32 -.41
en:last=tremblay	-.81 -.62 -.85 .00 -.31 -.71
en:last=trust	.09 -.70 -.49 .00 -.30 -.33
en:last=ttb	-.67 -.42 -.27 .00 -.47 -.50
en:last=tu-154	-.39 .00 .00 .00 .00 .00
en:last=turkey	.00 .00 -.33 .05 .00 .00
en:last=turkish	-.22 .00 .00 .00 .00 -.28
en:last=turner	-.37 .00 .00 -.29 .00 -.42
en:last=tusk	-.48 .00 .00 .00 .00 .00
en:last=tv	-.63 -.43 -.37 -.38 -.03 -.03
en:last=tweedsmuir	.00 .00 .00 .00 .57 .00
en:last=tx	-.38 .00 .32 .07 .00 -.11
en:last=u.s.	-.46 -.17 -.36 .00 -.19 -.08
en:last=uae	-.62 .00 -.35 .00 .00 -.52
en:last=uk	.03 -.47 -.03 -.22 -.12 -.08
en:last=ukraine	-.55 .00 .35 .40 .00 .00
en:last=ukrainian	.35 .00 .00 -.55 -.48 -.50
en:last=un	.63 .00 .00 .00 .00 .00
en:last=union	.19 .35 .00 .20 .00 .00
en:last=united	.37 .00 .00 -.36 .00 .00
en:last=university	.48 .49 -.90 -.55 -.48 -.62
en:last=upon	-.72 -.47 -.20 .00 .00 -.19
en:last=uppsala	.00 .00 .00 .00 -.16 -.37
en:last=urdu	-.37 -.32 -.56 .00 -.30 -.47
en:last=us	-.76 -.49 -.12 -.19 -.28 -.14
en:last=usa	.38 .00 .00 .61 .00 .00
en:last=usaf	.42 .00 .00 -.45 .00 .00
en:last=usmc	.00 .00 .00 -.60 .00 .00
en:last=utah	.00 -.51 -.22 .09 -.22 .00
en:last=utrecht	.40 .42 -.68 .35 .00 .00
en:last=va	-.31 -.26 .34 .00 .00 .00
en:last=valois	.00 .00 .00 .00 .27 .26
en:last=vancouver	-.44 -.52 .50 .25 -.45 -.29
en:last=vegas	-.63 .00 .00 .00 .00 -.13
en:last=venkataraman	-.59 -.62 -.57 .00 -.73 -.62
en:last=venn	.00 .00 .00 .00 -.22 .00
en:last=vera	-.19 .00 .00 .00 .00 .00
en:last=vfl	.00 .00 -.19 -.20 .00 .00
en:last=victoria	-.07 -.53 -.50 .00 .08 -.20
en:last=vienna	-.40 .00 .29 .27 .00 .00
en:last=vietnamese	-.57 -.41 -.60 .00 -.30 -.32
en:last=virginia	-.45 -.18 .11 .17 .34 .00
en:last=visconti	.00 .00 .00 .00 .00 -.12
en:last=voivodship	.00 -.27 .00 .00 .00 .00
en:last=vuylsteke	.00 -.16 .00 -.12 .63 .00
en:last=västerås	.00 .00 .17 .39 .00 .00
en:last=w	.28 -.43 -.41 -.40 .54 -.53
en:last=wa	-.29 -.20 .34 .00 -.14 -.22
en:last=wagner	-.24 .00 .00 .00 -.45 .00
en:last=wainwright	.00 .00 .00 .28 .00 .26
en:last=walad	.00 .00 .00 .00 .00 .70
en:last=waldegrave	.00 .00 .00 .00 -.41 .19
en:last=waldheim	-.79 .00 .00 .00 .00 .00
en:last=wales	-.59 -.46 -.28 .33 -.42 -.42
en:last=wall	.00 .00 .00 .00 .30 .00
en:last=wallace	-.27 .00 .00 -.22 .09 .00
en:last=wally	.00 .00 .00 -.28 .18 -.43
en:last=wanda	-.27 -.29 -.36 .00 -.47 -.25
en:last=war	-.70 -.26 -.54 .00 .00 .00
en:last=ward	-.57 -.37 -.41 -.26 -.34 -.20
en:last=warg	-.54 .00 .00 -.41 .00 .00
en:last=warsaw	.40 -.54 -.39 .42 .00 .00
en:last=washington	.08 .00 -.55 .00 .00 .00
en:last=waterson	.00 .00 .00 -.29 .19 -.62
en:last=watson	-.53 .00 -.34 .00 -.28 .00
en:last=way	.81 .00 .00 .00 .00 .00
en:last=wayans	.00 .00 .00 .00 .00 .43
en:last=wayne	-.37 .00 -.38 .38 .00 .00
en:last=weddings	.00 .00 .00 .00 -.38 .00
en:last=weekly	-.46 -.21 -.23 .00 -.20 -.42
en:last=welsh	-.34 -.34 -.51 .00 -.21 -.19
en:last=wencheng	.00 .00 .00 .00 .16 -.18
en:last=west	.40 .00 .00 .00 .00 -.23
en:last=wfwi	.88 .00 .00 -.12 .00 .00
en:last=what	-.92 -.73 -.82 .00 -.60 -.68
en:last=white	-.65 .00 .00 -.28 .00 .00
en:last=whitney	-.57 .00 .00 -.34 .00 .00
en:last=wienke	-.41 .00 .00 .00 -.84 .00
en:last=wierzbicka	-.60 .00 .00 .00 .00 .00
en:last=wiggins	.00 .00 -.63 .00 .00 .00
en:last=william	-.49 .00 -.22 -.42 -.06 -.43
en:last=williams	-.44 .00 .00 -.22 .00 .00
en:last=wilson	-.44 .00 -.43 .00 .00 .00
en:last=winnipeg	.00 .00 .45 -.25 -.33 -.49
en:last=wisconsin	-.22 -.14 .56 .25 .00 .00
en:last=women	-.76 -.41 -.35 .00 -.52 -.59
en:last=wood	.37 -.31 -.35 -.51 -.29 -.32
en:last=work	-.63 -.55 -.32 .00 -.43 -.44
en:last=works	.63 -.29 -.40 .00 -.41 -.42
en:last=world	-.19 .00 .00 -.30 -.67 .00
en:last=worth	.00 .00 .06 .00 -.22 .00
en:last=wv	.00 .00 .00 .00 .00 -.16
en:last=wyatt	.00 .00 .00 .00 .00 .50
en:last=xnotch	-.76 .00 .00 .00 .00 .00
en:last=yahoo	-.24 .00 .00 .00 .00 .00
en:last=yale	-.25 .00 .00 -.24 .00 .00
en:last=year	-1.37 -.82 -.97 .00 -.99 -.81
en:last=york	-.16 -.38 .13 .39 -.35 -.45
en:last=yorkshire	.00 -.28 .21 .39 .00 .00
en:last=you	-.55 -.37 -.53 .00 -.50 -.56
en:last=young	-.40 -.30 -.36 .00 -.44 -.40
en:last=yugoslavia	.00 .00 -.25 .03 .03 -.23
en:last=zealand	.37 -.23 .63 .00 -.37 -.08
en:vw='m	-.80 -.89 -.49 -.33 -.78 -1.01
en:vw='m|p=BE	-.57 -.44 -.47 -.26 -.53 -.56
en:vw='s	-.30 -.52 .00 -.47 -1.12 .07
en:vw='s|p=,	-.59 -.66 -.00 .00 -.50 -.08
en:vw='s|p=.	-.59 -.22 .33 .00 -.39 .29
en:vw='s|p=AND	-.80 -.19 -.22 .00 -.50 .18
en:vw='s|p=AT	-.01 -.50 -.66 .00 -.74 -.68
en:vw='s|p=BE	-.05 -.14 -.51 -.41 -.61 -.91
en:vw='s|p=FROM	-.28 .32 .38 -.25 -.18 -.17
en:vw='s|p=IN	-.86 -.36 -.53 .00 -.31 -.19
en:vw='s|p=KIN	-.14 .00 .00 .00 .00 .13
en:vw='s|p=OF	-.11 -.47 -.65 .00 -.54 -.83
en:vw='s|p=TO	.22 -.21 -.41 .00 -.19 -.24
en:vw='s|p=word	-.02 -.59 -.32 -.21 -.42 .04
en:vw='ve	.00 .00 .00 .00 -.41 .00
en:vw=after	-.39 -.03 -.40 -.33 .13 .21
en:vw=after|p=,	.00 .00 -.50 -.26 -.64 .11
en:vw=after|p=.	.00 .00 .00 .00 -.52 -.31
en:vw=after|p=AND	-.15 .00 .00 .00 .00 -.33
en:vw=after|p=AS	.48 .00 .00 .00 .00 .00
en:vw=after|p=AT	-.34 .25 -.32 .00 -.48 -.41
en:vw=after|p=BE	-.42 .00 .00 .00 -.47 -.26
en:vw=after|p=BY	-.31 .00 .00 .00 .00 .25
en:vw=after|p=FROM	-.60 .00 .00 .00 .00 .00
en:vw=after|p=IN	-.11 -.31 -.57 .00 -.22 -.04
en:vw=after|p=KIN	.00 .00 .00 .00 .00 .15
en:vw=after|p=OF	-.24 -.34 -.24 .00 -.40 -.25
en:vw=after|p=TO	-.42 -.29 .32 .00 .20 -.49
en:vw=after|p=word	-.30 -.64 -.71 -.33 .22 -.56
en:vw=alumna	-.49 -.53 -.47 .00 -.22 -.23
en:vw=alumni	-.56 -.22 -.77 .00 -.31 -.28
en:vw=alumni|p=word	-.27 -.38 -.34 .00 -.20 -.19
en:vw=alumnus	.00 .01 .00 .00 -.18 .00
en:vw=alumnus|p=OF	.00 .38 .00 .00 -.18 .00
en:vw=am	.12 .10 .39 .00 -.46 -.52
en:vw=am|p=,	.15 .00 .28 .00 .00 .00
en:vw=am|p=AND	.51 -.38 .00 .00 .00 .00
en:vw=am|p=AT	.00 .06 .00 .00 .00 .00
en:vw=am|p=OF	-.56 -.34 .00 .00 .00 .00
en:vw=am|p=word	.02 -.44 -.35 .00 -.27 -.32
en:vw=appointed	.11 -.64 -.42 -.37 -.35 -.16
en:vw=appointed|p=,	.59 -.31 .00 .00 .00 -.27
en:vw=appointed|p=AT	.37 -.49 .00 .00 .00 .00
en:vw=appointed|p=IN	.35 .00 .00 -.27 .00 .00
en:vw=appointed|p=OF	-.09 -.28 -.23 -.30 -.17 -.29
en:vw=appointed|p=TO	-.26 .00 .00 .00 .00 .00
en:vw=appointed|p=word	-.15 -.46 -.37 .00 -.44 -.27
en:vw=appointment	-.50 -.59 -.55 .00 -.34 -.45
en:vw=are	-1.17 -.46 -.47 -.45 -.02 .32
en:vw=are|p=AND	-.51 -.24 -.31 .00 -.43 -.39
en:vw=are|p=AT	-.67 -.42 -.38 .00 -.28 -.25
en:vw=are|p=BE	-.25 -.16 -.12 -.35 -.53 .29
en:vw=are|p=word	-.51 .00 .00 -.32 .29 -.53
en:vw=are|p=·	-.23 -.20 -.51 .00 -.28 -.24
en:vw=arrived	.29 .24 -.60 .00 -.36 -.55
en:vw=at	-.28 -.50 -.47 -.44 -.58 -.18
en:vw=attended	-.23 .56 -.24 -.66 -.15 .34
en:vw=attended|p=,	.00 -.88 -.69 -.34 .00 .00
en:vw=attended|p=AND	.00 .48 -.18 -.10 .00 .35
en:vw=attended|p=AT	.00 -.21 .00 .00 .00 -.12
en:vw=attended|p=IN	.00 -1.12 .13 -.36 .00 .00
en:vw=attended|p=OF	.00 -.14 .00 .00 .00 .00
en:vw=attended|p=word	-.23 .49 -.38 -.29 -.15 -.40
en:vw=at|p=,	-.36 -.35 -.29 .00 -.13 -.18
en:vw=at|p=AND	.12 .00 .00 .00 -.36 .00
en:vw=at|p=AT	-.14 -.28 -.23 .00 -.68 -.13
en:vw=at|p=IN	-.39 -.17 -.34 .00 -.14 -.08
en:vw=at|p=word	-.53 .00 -.47 -.44 -.28 .00
en:vw=award-winning	-.43 .00 .00 .00 -.27 .00
en:vw=award-winning|p=word	-.34 .00 .00 .00 -.27 .00
en:vw=awarded	-.86 -.85 -.31 .00 -.29 -.43
en:vw=awarded|p=,	.00 -.27 .00 .00 .00 .00
en:vw=awarded|p=number	-.12 .00 -.15 .00 .00 .00
en:vw=awarded|p=word	-.67 -.46 -.25 .00 -.30 -.46
en:vw=awards	.11 -.47 -.21 .00 -.21 -.16
en:vw=awards|p=word	-.62 -.25 -.25 .00 -.05 -.25
en:vw=away	.00 .00 .00 .00 -.52 .41
en:vw=away|p=,	.00 .00 .00 .00 -.32 .41
en:vw=based	.43 -.38 -.69 -.51 .26 .00
en:vw=based|p=,	.15 .00 .37 -.24 .00 .00
en:vw=based|p=AND	.21 .00 -.47 .00 .00 .00
en:vw=based|p=IN	-.56 -.17 -.42 -.39 .26 .00
en:vw=based|p=OF	.00 .00 -.33 .00 .00 .00
en:vw=based|p=word	.06 -.39 .00 .00 .00 .00
en:vw=be	-.07 -.06 -.69 -.32 -.13 .10
en:vw=became	.53 -.32 .04 -.53 .27 -.39
en:vw=became|p=,	.32 .00 -.35 .00 .00 -.15
en:vw=became|p=AND	.35 .00 .00 -.14 .00 -.24
en:vw=became|p=AS	.00 .00 .00 .00 .21 .00
en:vw=became|p=AT	.10 .00 .00 .00 .00 .00
en:vw=became|p=IN	-.40 .00 .31 -.28 .00 -.22
en:vw=became|p=OF	.48 -.26 .03 -.27 -.26 -.21
en:vw=became|p=word	.18 -.28 -.65 -.13 .17 -.20
en:vw=become	-.08 .00 -.49 .00 -.70 .00
en:vw=become|p=AT	.39 .00 -.13 .00 -.32 .00
en:vw=become|p=IN	-.35 .00 -.19 .00 .00 .00
en:vw=become|p=word	-.18 .00 -.36 .00 -.55 .00
en:vw=becoming	-.17 -.14 -.28 -.20 .00 -.22
en:vw=becoming|p=OF	.01 .00 .00 .00 .00 -.22
en:vw=becoming|p=word	-.42 -.14 -.28 -.20 .00 .00
en:vw=been	.08 -.08 -.89 -.49 .06 -.77
en:vw=been|p=,	.30 .00 .00 .00 .00 .00
en:vw=been|p=AND	-.41 -.29 -.35 -.29 -.39 -.28
en:vw=been|p=AT	-.39 -.69 -.71 .00 -.69 -.28
en:vw=been|p=IN	-.57 -.36 .00 -.26 .00 .00
en:vw=been|p=OF	.10 -.26 -.30 .00 -.54 -.26
en:vw=been|p=word	.16 .24 -.23 -.18 .34 -.17
en:vw=began	.09 -.25 -.71 .33 -.26 -.26
en:vw=began|p=word	-.79 .00 -.53 .34 .00 .00
en:vw=being	.00 .00 .39 .00 -.64 -.67
en:vw=being|p=,	.00 .00 .00 .00 -.55 -.58
en:vw=being|p=word	.00 .00 -.36 .00 -.47 .00
en:vw=be|p=,	.10 .20 -.32 .00 -.36 -.40
en:vw=be|p=BY	-.61 -.29 -.37 .00 -.03 -.45
en:vw=be|p=OF	-.09 -.30 -.31 .00 -.32 -.26
en:vw=be|p=word	.24 -.27 -.27 .00 -.40 -.50
en:vw=birth	-.59 -.30 -.49 -.66 -.68 .51
en:vw=birth|p=,	-.33 -.20 -.39 -.54 -.29 -.18
en:vw=birth|p=OF	.00 .00 .00 .00 -.55 .37
en:vw=birth|p=TO	.00 .00 .00 .00 .00 .51
en:vw=born	.25 -.25 -.35 .22 .37 -1.09
en:vw=born|p=)	.00 .00 -.19 -.50 .00 -.26
en:vw=born|p=,	-.03 -.51 -.43 .41 .23 -.21
en:vw=born|p=AND	-.58 -.33 -.83 -.63 -.61 -.75
en:vw=born|p=AS	-.20 .00 -.40 -.59 .00 .00
en:vw=born|p=AT	.03 -.23 -.41 -.90 .00 .00
en:vw=born|p=BE	-.48 -.18 -.20 -.62 -.40 -.13
en:vw=born|p=FROM	-.26 .00 -.51 -.43 .00 .00
en:vw=born|p=IN	.07 -.40 -.41 .62 -.46 -.30
en:vw=born|p=KIN	.00 .00 -.37 -.35 .00 -.51
en:vw=born|p=OF	-.01 -.23 -.63 -.27 -.33 -.47
en:vw=born|p=TO	-.24 -.21 -.38 -.69 -.27 -.28
en:vw=born|p=number	-.34 -.11 .00 .13 .00 .00
en:vw=born|p=word	.11 .21 .11 -.27 .14 -.66
en:vw=built	.22 .00 .00 .00 .00 -.38
en:vw=built|p=word	.23 .00 .00 .00 .00 .00
en:vw=by	.00 .00 .00 .00 .26 .00
en:vw=by|p=BY	.00 .00 .00 .00 -.50 .00
en:vw=captain	.25 -.17 -.19 .00 -.39 -.09
en:vw=captain|p=AT	-.18 -.13 -.10 .00 -.15 -.07
en:vw=career	-.21 -.13 -.22 -.06 -.45 -.60
en:vw=career|p=,	.39 .00 .40 .35 .00 -.33
en:vw=career|p=AT	-.09 -.38 -.13 -.59 -.15 -.10
en:vw=career|p=IN	.00 -.23 -.54 -.35 -.31 .00
en:vw=career|p=word	-.29 -.25 -.25 -.38 -.32 -.20
en:vw=chair	-.32 -.35 -.17 .00 -.35 -.23
en:vw=chairman	.40 .00 -.26 -.33 .00 -.25
en:vw=chairman|p=,	.52 .00 -.18 .00 .00 -.17
en:vw=chairman|p=AND	-.36 .00 .00 -.10 .00 .00
en:vw=chairman|p=AT	.27 .00 .00 -.14 .00 .00
en:vw=chairman|p=IN	-.30 .00 .00 .00 .00 .00
en:vw=chairman|p=OF	.02 .00 -.09 -.24 .00 -.27
en:vw=chairman|p=word	.07 .00 .00 .00 .00 .00
en:vw=chairs	.37 -.26 -.43 .00 -.56 -.24
en:vw=chairs|p=OF	.70 -.36 -.40 .00 -.41 -.27
en:vw=chairs|p=word	-.29 -.50 -.35 .00 -.39 -.23
en:vw=chair|p=OF	.13 -.24 -.19 .00 -.16 -.13
en:vw=co-founded	-.40 -.32 .00 -.34 .00 .00
en:vw=co-founded|p=,	-.01 .00 .00 -.22 .00 .00
en:vw=co-founded|p=.	-.36 .00 .00 .00 .00 .00
en:vw=co-founded|p=AND	-.91 .00 .00 .00 .00 .00
en:vw=co-founded|p=AT	-.83 -.51 .00 .00 .00 .00
en:vw=co-founded|p=BY	-.90 .00 .00 .00 .00 .00
en:vw=co-founded|p=KIN	-.43 .00 .00 .00 .00 .00
en:vw=co-founded|p=word	.18 -.26 .00 -.18 .00 .00
en:vw=coach	.28 -.29 -.43 -.28 -.27 -.12
en:vw=coach|p=AT	.55 -.16 -.12 .00 -.12 -.04
en:vw=completed	-.85 -.33 -.45 -.22 -.35 -.36
en:vw=completed|p=AT	-.57 -.02 -.38 -.22 -.37 -.33
en:vw=completed|p=FROM	-.32 .28 -.24 .00 -.17 -.12
en:vw=completed|p=IN	-.51 -.13 -.14 .00 -.10 -.05
en:vw=consultant	.49 -.37 -.35 .00 -.40 -.52
en:vw=consultant|p=,	-.04 -.37 -.35 .00 -.40 -.42
en:vw=consultant|p=AT	.00 .00 .00 .00 .00 -.49
en:vw=consulting	-.51 .00 .00 .00 .00 .00
en:vw=consulting|p=word	.30 .00 .00 .00 .00 .00
en:vw=created	.34 .00 .00 .43 .42 -.24
en:vw=created|p=,	.34 .00 .00 .00 .00 .00
en:vw=created|p=AND	-.60 .00 .00 .00 .00 .00
en:vw=created|p=AT	.15 .00 .00 .00 .24 .00
en:vw=created|p=BY	-.62 .00 .00 .30 .00 .00
en:vw=created|p=IN	-.32 .00 .00 .25 .00 .00
en:vw=created|p=word	.19 .00 .00 .00 .12 -.24
en:vw=death	-.08 -.18 .30 .00 -.34 -.33
en:vw=death|p=,	-.38 .00 .00 .00 .00 -.27
en:vw=death|p=AND	-.33 .00 .00 .00 .00 -.28
en:vw=death|p=AT	-.31 .00 .00 .00 .00 .00
en:vw=death|p=KIN	-.21 -.18 -.28 .00 -.34 -.17
en:vw=death|p=OF	.31 .00 .00 .00 .00 -.28
en:vw=death|p=word	-.29 .00 .00 .00 .00 -.33
en:vw=deceased	-.38 .00 .00 .00 .00 .00
en:vw=degree	-.55 .29 -.35 .17 -.19 -.24
en:vw=degrees	.29 -.27 -.12 .00 -.12 -.15
en:vw=degrees|p=,	.40 .10 -.09 .00 -.08 -.06
en:vw=degrees|p=AND	.00 -.09 .00 .00 .00 .00
en:vw=degree|p=,	.00 -.49 .00 -.28 .00 .00
en:vw=degree|p=AT	-.38 .44 -.06 .35 -.11 -.20
en:vw=degree|p=FROM	-.31 .33 -.35 -.31 -.04 -.12
en:vw=degree|p=IN	-.26 -.48 -.23 .00 -.22 -.21
en:vw=degree|p=word	-.30 .24 .00 .00 .00 .00
en:vw=departed	.34 .00 .00 .00 .00 .00
en:vw=departed|p=word	.55 .00 .00 .00 .00 .00
en:vw=died	-.36 -.31 .11 -.25 .22 .27
en:vw=died|p=,	-.46 .00 .29 .38 .07 -.42
en:vw=died|p=AND	.00 .00 .00 .00 .26 .00
en:vw=died|p=AT	-.57 -.22 -.21 .00 -.28 -.15
en:vw=died|p=BE	.00 .00 .00 -.20 -.37 -.23
en:vw=died|p=IN	-.36 .00 -.17 -.58 .00 -.21
en:vw=died|p=KIN	.00 .00 .00 .00 .00 .54
en:vw=died|p=OF	.40 -.17 -.18 .00 -.21 -.20
en:vw=died|p=number	-.49 .00 .00 .00 .00 .00
en:vw=died|p=word	-.31 .00 -.28 .00 -.01 .00
en:vw=directed	-.37 -.16 -.21 .00 -.17 -.15
en:vw=doctorate	.35 .33 -.24 .00 -.25 -.22
en:vw=doctorate|p=FROM	-.43 .33 -.24 .00 -.25 -.22
en:vw=down	-.72 .00 .00 .00 .00 .00
en:vw=down|p=OF	-.52 .00 .00 .00 .00 .00
en:vw=down|p=word	-.46 .00 .00 .00 .00 .00
en:vw=earned	.00 -.47 -.45 -.34 -.24 .00
en:vw=earned|p=IN	.00 -.47 -.17 -.12 .00 .00
en:vw=earned|p=OF	.00 .00 .00 .00 -.25 .00
en:vw=earned|p=word	.00 -.46 -.15 -.22 .00 .00
en:vw=edited	-.42 .00 .00 .00 .00 -.40
en:vw=educated	-.70 .47 .13 -.62 -.16 -.05
en:vw=educated|p=,	.00 -.20 -.57 -.42 .00 .00
en:vw=educated|p=AND	-.32 .73 -.36 -.17 -.11 .00
en:vw=educated|p=AT	-.24 .12 -.20 -.12 -.09 -.05
en:vw=educated|p=BE	.00 .36 -.17 -.15 .00 .00
en:vw=educated|p=IN	-.16 -.88 .33 -.22 .00 .00
en:vw=educated|p=OF	-.46 -.41 .00 .00 .00 .00
en:vw=educated|p=word	.00 .00 .32 -.31 .00 .00
en:vw=elected	.50 -.67 -.52 -.15 -.33 -.20
en:vw=elected|p=AT	-.35 -.28 -.13 -.14 -.14 -.13
en:vw=elected|p=OF	1.05 -.46 .00 .00 .00 -.16
en:vw=elected|p=TO	.32 -.53 -.42 -.15 -.28 -.23
en:vw=elected|p=word	.32 .00 .00 .00 .00 .00
en:vw=employed	.28 .00 .00 .00 .00 -.18
en:vw=employed|p=AND	-.41 .00 .00 .00 .00 -.16
en:vw=employed|p=BY	.38 .00 .00 .00 .00 .00
en:vw=employed|p=word	-.61 .00 .00 .00 .00 .00
en:vw=ended	-.43 .00 .35 .00 .00 .00
en:vw=enrolled	-.42 .38 -.23 -.23 -.13 -.09
en:vw=enrolled|p=AT	-.34 -.05 -.14 -.23 -.12 -.06
en:vw=enrolled|p=IN	-.07 -.20 -.23 .00 -.10 -.09
en:vw=established	.12 -.30 .15 .00 -.47 -.01
en:vw=established|p=,	.09 .00 .00 .00 .00 -.40
en:vw=established|p=AND	-1.25 -.24 .00 .00 .00 .00
en:vw=established|p=AT	.41 .00 .31 .00 .00 .00
en:vw=established|p=BY	-.11 -.17 .00 .00 .00 -.52
en:vw=established|p=IN	-.89 -.20 .00 .00 .00 .00
en:vw=established|p=word	.31 .00 -.39 .00 -.47 -.22
en:vw=finished	.29 -.25 -.50 .00 -.50 -.39
en:vw=finished|p=AT	.33 -.20 -.22 .00 -.19 -.09
en:vw=fluent	-.36 -.25 -.30 .00 -.23 -.26
en:vw=for	-.10 .00 .00 .00 .00 -.36
en:vw=former	-.04 -.52 .43 -.36 .10 .02
en:vw=former-queen	-.93 .00 .00 .00 .00 .00
en:vw=former-queen|p=BE	-.45 .00 .00 .00 .00 .00
en:vw=formerly	.06 -.72 -.60 -.28 -.19 -.61
en:vw=formerly|p=,	.19 -.20 -.11 .00 -.18 -.20
en:vw=formerly|p=AT	-.10 -.56 -.28 .00 -.14 -.16
en:vw=formerly|p=OF	-.28 -.44 -.54 .00 -.52 -.34
en:vw=formerly|p=word	.36 -.48 -.76 -.28 -.02 -.46
en:vw=former|p=,	.01 -.50 -.39 .00 -.55 -.22
en:vw=former|p=AND	-.46 -.25 -.41 -.22 .07 .09
en:vw=former|p=AT	.30 .00 -.42 -.27 .00 .00
en:vw=former|p=BE	.38 .00 .00 .00 .00 .00
en:vw=former|p=FROM	.00 .00 .00 -.06 -.25 .00
en:vw=former|p=IN	-.52 -.51 .41 -.31 -.47 -.41
en:vw=former|p=OF	-.36 -.17 -.64 -.44 -.56 -.40
en:vw=former|p=word	.08 -.21 .28 -.35 .21 .00
en:vw=for|p=AT	.06 .00 .00 .00 .00 .00
en:vw=found	.00 -.30 -.51 .00 .00 .00
en:vw=foundation	-.34 .00 .00 .00 .00 .00
en:vw=founded	-.15 .00 -.15 -.61 .13 .23
en:vw=founded|p=,	-1.07 .00 .00 -.33 -.30 .00
en:vw=founded|p=.	-.36 .00 .00 .00 -.01 .00
en:vw=founded|p=:	.82 .00 .00 .00 .00 .00
en:vw=founded|p=AND	-.16 .00 .14 .00 .00 .00
en:vw=founded|p=AS	.20 .00 .00 .00 .00 .00
en:vw=founded|p=AT	-.70 .00 .00 .00 .00 .00
en:vw=founded|p=BY	-.43 .00 -.21 -.22 -.00 .44
en:vw=founded|p=IN	-1.12 .00 -.61 -.35 -.50 -.17
en:vw=founded|p=OF	-.58 .00 .00 .00 .00 -.30
en:vw=founded|p=TO	.27 .00 .54 .00 .00 .00
en:vw=founded|p=word	.34 .00 -.26 -.28 -.07 -.53
en:vw=founder	-.19 -.31 -.24 -.30 -.33 -.26
en:vw=founders	.38 .00 .00 .00 .24 -.32
en:vw=founders|p=,	-.99 .00 .00 .00 .00 .00
en:vw=founders|p=:	-.46 .00 .00 .00 .00 .00
en:vw=founders|p=OF	.26 .00 .00 .00 .46 -.32
en:vw=founders|p=number	.37 .00 .00 .00 -.38 .00
en:vw=founders|p=word	.36 .00 .00 .00 .00 -.14
en:vw=founder|p=.	-.36 .00 .00 .00 .00 .00
en:vw=founder|p=:	-.81 .00 .00 .00 .00 .00
en:vw=founder|p=AND	.19 .00 .00 .00 .00 .00
en:vw=founder|p=FROM	-.56 .00 .00 .00 .00 .00
en:vw=founder|p=IN	.10 .00 .00 .00 .00 .00
en:vw=founder|p=OF	-.14 -.31 -.24 -.30 -.33 -.26
en:vw=founder|p=word	-.49 .00 .00 .00 .00 .00
en:vw=founding	.43 -.43 -.56 .00 -.77 -.68
en:vw=founding|p=,	-.44 -.23 -.15 .00 -.24 -.36
en:vw=founding|p=AND	.17 -.17 -.27 .00 -.30 -.18
en:vw=founding|p=AT	-.36 -.16 -.26 .00 -.21 -.05
en:vw=founding|p=IN	-.38 .00 .00 .00 .00 .00
en:vw=founding|p=OF	.40 -.20 -.27 .00 -.45 -.25
en:vw=founding|p=word	.21 -.30 -.15 .00 -.48 -.19
en:vw=from	-.08 .21 -.17 -.26 -.32 -.47
en:vw=from|p=,	.00 .34 -.81 -.43 -.21 -.27
en:vw=from|p=.	.00 .00 -.27 -.24 .00 -.43
en:vw=from|p=AND	-.40 -.45 .00 -.25 .00 .00
en:vw=from|p=FROM	.16 .23 .09 .05 -.22 -.25
en:vw=from|p=word	-.70 -.36 .00 .00 .00 .00
en:vw=gained	-.46 .00 -.32 .00 .00 .00
en:vw=gained|p=,	-.41 .00 -.31 .00 .00 .00
en:vw=graduate	-.06 .01 -.46 -.28 -.41 -.47
en:vw=graduated	.20 .77 .16 .02 -.17 -.14
en:vw=graduated|p=,	-.30 .35 .00 -.39 .00 .00
en:vw=graduated|p=AT	-.36 .51 .39 .24 .00 .00
en:vw=graduated|p=FROM	.29 .35 -.50 -.25 -.17 -.15
en:vw=graduated|p=IN	.00 -.93 -.25 .00 .00 -.08
en:vw=graduated|p=word	-.41 .09 -.14 -.13 .00 .00
en:vw=graduate|p=,	-.38 .13 -.21 -.17 -.22 -.20
en:vw=graduate|p=AND	-.57 -.38 .00 .00 .00 .00
en:vw=graduate|p=AT	.46 -.36 .00 .00 .00 .00
en:vw=graduate|p=IN	.00 -.33 -.23 .00 .00 .00
en:vw=graduate|p=OF	-.30 .18 -.45 -.19 -.24 -.29
en:vw=graduate|p=word	-.26 -.49 -.26 .00 -.27 -.27
en:vw=graduating	-.43 -.64 .41 .00 .00 -.10
en:vw=graduating|p=,	-.22 -.66 -.32 .00 .00 .00
en:vw=graduating|p=FROM	-.31 .54 -.14 .00 .00 -.10
en:vw=graduation	-.42 .00 .00 .00 .00 -.31
en:vw=graduation|p=FROM	-.42 .00 .00 .00 .00 -.09
en:vw=had	-.35 .00 .37 .00 -.30 .32
en:vw=had|p=,	.00 .00 .00 .00 -.30 -.18
en:vw=had|p=AND	.00 .00 .00 .00 .00 .42
en:vw=had|p=word	.00 .00 .00 .00 .00 .32
en:vw=has	-.01 .23 -.47 -.40 -.58 -.60
en:vw=has|p=,	.14 -.34 -.27 -.33 .00 .00
en:vw=has|p=AND	-.53 -.33 -.31 .00 -.32 .00
en:vw=has|p=BY	-.50 .00 -.26 .00 .00 .00
en:vw=has|p=FROM	-.45 -.16 -.20 .00 -.12 -.16
en:vw=has|p=IN	.16 -.39 -.63 .00 -.21 -.26
en:vw=has|p=OF	.40 -.20 -.25 .00 -.28 -.19
en:vw=has|p=word	-.07 .29 -.75 -.25 -.29 -.43
en:vw=have	-.30 -1.07 -.01 .00 -.58 .07
en:vw=have|p=,	-.27 -.38 -.51 .00 -.26 -.10
en:vw=have|p=AND	-.30 -.27 .00 .00 .00 .37
en:vw=have|p=word	.18 -.61 -.46 .00 -.46 -.52
en:vw=having	.38 .00 -.15 .00 .00 -.42
en:vw=head	.18 -.81 .07 .00 -.62 -.37
en:vw=headed	-.88 .00 .10 .00 .00 .00
en:vw=headed|p=.	-.59 .00 .00 .00 .00 .00
en:vw=headed|p=word	-.34 .00 -.17 .00 .00 .00
en:vw=headquartered	-.47 .00 .00 .00 .00 .00
en:vw=headquartered|p=,	-.45 .00 .00 .00 .00 .00
en:vw=headquartered|p=IN	-.35 .00 .00 .00 .00 .00
en:vw=head|p=,	.48 -.40 .15 .00 -.48 -.42
en:vw=head|p=AT	.79 -.53 -.37 .00 -.22 -.12
en:vw=head|p=IN	-.26 .00 -.25 .00 .00 .00
en:vw=head|p=OF	-.54 -.22 -.41 .00 -.40 -.11
en:vw=head|p=word	-.67 -.17 -.49 .00 -.31 -.27
en:vw=his	-.73 .32 -.58 .00 -.39 -.52
en:vw=holds	.12 .11 -.43 .00 -.33 -.40
en:vw=holds|p=AND	-.47 -.46 -.38 .00 -.24 -.37
en:vw=holds|p=FROM	-.72 .34 -.17 .00 -.12 -.14
en:vw=holds|p=IN	.31 -.18 -.24 .00 -.19 -.07
en:vw=holds|p=word	-.38 -.27 -.20 .00 -.15 -.20
en:vw=home	-.18 .07 -.77 -.44 -.78 .42
en:vw=home|p=,	.00 -.24 .00 .00 .00 -.12
en:vw=home|p=/	-.49 -.34 -.28 .00 -.22 -.18
en:vw=home|p=AND	.00 .00 .40 .00 -.25 .26
en:vw=home|p=AT	.18 .53 -.43 .00 -.47 -.29
en:vw=home|p=IN	-.18 -.31 -.18 .00 -.25 -.17
en:vw=home|p=OF	.00 -.29 -.42 -.44 .00 -.19
en:vw=home|p=word	.04 -.42 -.73 .00 -.57 -.38
en:vw=home|p=|	-.42 -.15 -.43 .00 -.24 -.15
en:vw=home|p=·	-.18 -.20 -.64 .00 -.37 -.24
en:vw=husband	-.13 -.64 -.02 -.30 -.19 -.22
en:vw=husband|p=,	-.41 -.30 -.61 -.26 -.17 -.49
en:vw=husband|p=.	.00 .00 -.38 .00 .56 .00
en:vw=husband|p=AND	-.52 -.34 -.73 .00 -.62 .41
en:vw=husband|p=KIN	-.34 -.22 -.45 -.18 .11 -.37
en:vw=husband|p=OF	-.48 -.29 -.45 .00 -.09 .33
en:vw=husband|p=TO	.00 .00 .25 .00 -.71 .00
en:vw=husband|p=word	.19 -.40 -.47 -.18 .01 .13
en:vw=in	-.81 -.22 .45 -1.08 -.67 -.43
en:vw=international	.69 .40 .00 .00 .00 .09
en:vw=international|p=,	.26 -.18 .00 .00 .00 .00
en:vw=international|p=AND	.41 .00 .00 .00 .00 .00
en:vw=international|p=AT	.53 .41 .00 .00 .00 .00
en:vw=international|p=IN	.00 -.40 .00 .00 .00 -.39
en:vw=international|p=OF	.00 .00 .00 .00 .00 .17
en:vw=in|p=,	-.51 -.13 .07 -.82 -.38 -.38
en:vw=in|p=AND	.00 .00 -.13 -.24 -.37 .00
en:vw=in|p=IN	-.40 -.20 .48 -.68 -.53 -.42
en:vw=in|p=TO	.00 .00 .13 .00 .00 -.43
en:vw=in|p=word	-.54 .00 .30 .00 -.25 .00
en:vw=is	.02 -.69 -.81 -.25 -.87 -.77
en:vw=is|p=)	-.58 -.17 -.22 .00 -.29 -.38
en:vw=is|p=,	.31 -.93 -.82 -.74 -.66 .05
en:vw=is|p=.	.07 -.19 -.41 .00 .00 .00
en:vw=is|p=AND	.03 -.63 -.74 -.18 -.48 -.18
en:vw=is|p=AS	-.48 .00 .00 -.17 .00 .00
en:vw=is|p=AT	.16 -.38 -.28 -.18 -.38 -.29
en:vw=is|p=BE	-1.25 -.47 -.23 .36 -.68 -.10
en:vw=is|p=BY	.46 -.13 -.15 -.28 .01 -.24
en:vw=is|p=FROM	-.41 .19 -.23 .00 -.13 -.18
en:vw=is|p=IN	-.43 -.46 -.93 -.59 -.43 -.27
en:vw=is|p=KIN	-.39 -.16 -.27 -.20 -.38 -.92
en:vw=is|p=OF	-.28 -.39 -.36 -.30 -.71 -.46
en:vw=is|p=TO	-.24 -.25 .11 .00 -.53 -.55
en:vw=is|p=word	-.32 -.46 -.91 -.55 -1.00 -.18
en:vw=joined	-.02 -.18 .11 -.19 -.37 -.53
en:vw=joined|p=,	.01 -.59 -.21 .00 -.13 -.31
en:vw=joined|p=AND	-.43 .00 .32 .00 .00 .00
en:vw=joined|p=AS	-.11 -.20 -.24 .00 -.20 -.20
en:vw=joined|p=AT	-.66 -.41 .00 .00 .00 .00
en:vw=joined|p=IN	.34 -.28 .24 .00 .00 .00
en:vw=joined|p=OF	.02 -.18 -.20 .00 .00 .00
en:vw=joined|p=word	.64 .22 -.71 -.32 -.47 -.37
en:vw=joining	.41 -.67 -.38 .00 -.17 -.10
en:vw=joining|p=,	-1.04 .00 .00 .00 .00 .00
en:vw=joining|p=.	-.36 .00 .00 .00 .00 .00
en:vw=joining|p=AT	.61 -.32 .00 .00 .00 .00
en:vw=joining|p=OF	.02 -.32 .00 .00 .00 .00
en:vw=joining|p=word	.42 -.64 -.11 .00 -.17 -.10
en:vw=joint	.00 .00 -.20 -.25 .00 .00
en:vw=killed|p=word	.00 .00 .00 .00 .00 -.60
en:vw=languages	-.66 -.38 -.54 .00 -.50 -.63
en:vw=languages|p=word	-.18 -.14 -.22 .00 -.21 -.23
en:vw=launched	.06 -.25 .00 .00 .00 .00
en:vw=launched|p=word	.06 -.25 .00 .00 .00 .00
en:vw=laureate	.18 .00 .00 .00 .00 .00
en:vw=lead	-.08 -.44 -.44 -.27 -.73 -.45
en:vw=leader	.44 -.33 -.29 .00 -.49 -.15
en:vw=leaders	.00 -.36 .00 .00 .00 .00
en:vw=leadership	.23 .00 .00 .00 .20 -.08
en:vw=leadership|p=OF	.27 .00 .00 .00 .20 .00
en:vw=leaders|p='	.00 -.17 .00 .00 .00 .00
en:vw=leaders|p=OF	.00 -.34 .00 .00 .00 .00
en:vw=leader|p=OF	.21 .00 -.20 .00 -.44 .00
en:vw=leading	.30 -.31 -.49 -.43 -.74 -.27
en:vw=leading|p=,	.78 .00 -.34 .00 .00 .00
en:vw=leading|p=AT	.02 .00 .00 -.35 -.34 .00
en:vw=leading|p=IN	-.56 .00 .00 -.25 .00 .00
en:vw=leading|p=OF	-.67 .00 .00 .00 .00 .00
en:vw=leading|p=word	-.19 -.31 -.62 .00 -.51 -.27
en:vw=leads	.66 .00 .00 .00 .00 .00
en:vw=lead|p=,	-.12 -.57 -.49 .00 -.62 -.42
en:vw=lead|p=AND	.20 -.23 -.13 .00 -.24 -.35
en:vw=lead|p=OF	.53 .00 .00 .00 .00 .00
en:vw=lead|p=word	-.60 -.28 -.26 -.27 -.21 -.40
en:vw=leave	-.50 -.27 -1.18 .00 -.81 -.77
en:vw=leaving	.37 .12 -.44 -.19 -.32 -.15
en:vw=leaving|p=word	.52 .32 -.56 .00 -.47 -.16
en:vw=lecturer	.39 .09 .00 .00 .23 .00
en:vw=lecturer|p=AT	.00 .23 .00 .00 -.16 .00
en:vw=lecturer|p=IN	.00 -.24 .00 .00 -.12 .00
en:vw=lectures	-.17 -.35 -.42 .00 -.49 -.37
en:vw=led	-.50 -.52 -.49 .00 -.52 -.32
en:vw=led|p=,	-1.02 .00 .00 .00 .00 .00
en:vw=led|p=.	-.49 .00 .00 .00 .00 .00
en:vw=led|p=BY	-.13 .00 .00 .00 .00 .00
en:vw=led|p=OF	-.66 .00 .00 .00 .00 .00
en:vw=led|p=word	-.13 -.41 -.34 .00 -.42 -.30
en:vw=left	.11 .18 .36 .00 -.57 -.45
en:vw=left|p=AT	.53 -.57 -.46 .00 -.52 -.44
en:vw=left|p=word	-.02 .32 .40 .00 -.35 -.12
en:vw=live	-.61 -.53 .62 -1.13 .19 .26
en:vw=lived	-.24 -.36 .32 -.39 -.31 -.37
en:vw=lived|p=,	.00 -.26 .44 .18 -.19 -.14
en:vw=lived|p=AND	.00 .00 .31 .00 .00 .00
en:vw=lived|p=IN	-.24 -.22 -.00 -1.05 -.28 -.11
en:vw=lived|p=OF	.00 .00 -.38 -.53 .00 -.26
en:vw=lived|p=TO	.00 .00 .35 -.25 .00 .00
en:vw=lived|p=word	.00 .00 .15 -.47 .00 .00
en:vw=lives	-.35 -.28 -.21 -.57 -.42 .08
en:vw=lives|p=,	.00 .00 -.59 .00 .00 .35
en:vw=lives|p=AT	.00 .00 .44 -.42 .00 .00
en:vw=live|p=,	.00 .00 .31 -.56 -.32 .34
en:vw=live|p=-	.00 .00 .00 .00 .00 .19
en:vw=live|p=AND	.00 .00 .00 -.09 .00 .42
en:vw=live|p=AT	-.39 -.42 -.45 .00 .36 -.45
en:vw=live|p=IN	-.27 -.29 .65 -.88 -.45 -.23
en:vw=live|p=KIN	.00 .00 -.35 -.13 .00 -.05
en:vw=live|p=word	-.27 .00 -.74 -.15 .00 .00
en:vw=living	-.29 .00 .16 -.85 .00 .00
en:vw=living|p=,	.00 .00 .53 -.25 .00 .00
en:vw=living|p=IN	-.29 .00 -.06 -.81 .00 .00
en:vw=made	-.58 .14 -.59 -.41 -.31 -.37
en:vw=made|p=word	-.26 -.29 -.21 .00 -.14 -.25
en:vw=majoring	.00 -.49 -.48 .00 -.19 -.28
en:vw=majoring|p=AT	.00 .68 .00 .00 .00 .00
en:vw=majoring|p=IN	.00 -.81 -.37 .00 -.19 -.22
en:vw=managed	-.15 -.34 -.56 -.37 -.44 -.36
en:vw=managed|p=,	-.93 .00 .00 .00 .00 .00
en:vw=managed|p=word	-.06 -.37 -.37 -.37 -.32 -.26
en:vw=manages	.16 -.27 -.19 .00 .42 -.20
en:vw=manages|p=,	-.71 .00 .00 .00 .28 .00
en:vw=manages|p=word	.32 -.27 -.19 .00 .27 -.20
en:vw=managing	-.30 -.38 -.19 -.12 -.27 -.22
en:vw=managing|p=OF	-.01 .00 .00 -.12 .00 .00
en:vw=marriage	.00 .00 .00 .00 .16 .00
en:vw=married	-.10 -.59 -.85 -.46 .46 -.02
en:vw=married|p=)	.00 .00 .00 .00 .28 -.42
en:vw=married|p=,	-.31 -.28 -.43 .00 .04 .02
en:vw=married|p=.	.00 .00 .00 .00 .07 -.46
en:vw=married|p=:	.00 .00 .00 .00 -.24 .23
en:vw=married|p=AND	.00 .00 .00 .00 -.84 .00
en:vw=married|p=AT	-.44 -.27 -.40 .00 .04 -.59
en:vw=married|p=IN	.00 .00 .00 -.34 -.54 -.29
en:vw=married|p=KIN	.00 .00 .00 -.17 -.31 .00
en:vw=married|p=OF	.51 .00 -.64 .00 -1.30 -.91
en:vw=married|p=TO	-.33 -.35 -.46 -.24 .07 .02
en:vw=married|p=word	-.76 -.50 -.43 -.35 .12 .10
en:vw=medal	.35 -.44 -.29 -.20 -.22 -.31
en:vw=moved	-.31 -.32 .08 -.58 -.19 -.26
en:vw=moved|p=,	-.25 .00 -.14 .00 .00 .00
en:vw=moved|p=FROM	-.23 -.23 .73 .00 .00 .00
en:vw=moved|p=IN	.00 .00 -.34 .00 .00 .00
en:vw=moved|p=OF	.00 .00 -.74 .00 .00 .00
en:vw=moved|p=TO	.00 -.13 .22 -.58 -.19 -.18
en:vw=moved|p=word	.00 .00 -.15 .00 .00 .00
en:vw=named	-.61 -.60 -.42 -.55 -.47 .29
en:vw=named|p=,	.00 .00 .00 .00 .00 .25
en:vw=named|p=BE	-.62 -.20 -.14 -.18 -.18 -.14
en:vw=named|p=BY	-.48 -.32 -.13 .00 -.22 -.30
en:vw=named|p=OF	.12 -.51 -.27 .00 -.29 -.25
en:vw=named|p=number	-.55 .00 .00 .00 .00 .00
en:vw=named|p=word	-.17 -.44 -.40 -.14 -.41 -.64
en:vw=native	-.36 -.31 .30 .04 .08 .02
en:vw=native|p=,	-.31 -.30 .25 -.82 -.35 -.44
en:vw=native|p=FROM	.00 .00 -.50 .70 .00 .00
en:vw=native|p=IN	.00 .00 .30 -.42 .00 .00
en:vw=native|p=OF	.00 .00 .00 .22 .00 .00
en:vw=native|p=word	.00 .00 -.10 .29 -.33 -.27
en:vw=obtained	-.35 .35 -.10 -.39 -.11 -.10
en:vw=obtained|p=AT	.00 .42 .00 .00 .00 .00
en:vw=of	-.32 -.26 .00 .82 -.45 .00
en:vw=of|p=,	-.25 -.12 .00 .32 -.25 .00
en:vw=of|p=OF	-.29 -.22 .00 .69 -.33 .00
en:vw=opened	.44 -.19 -.35 -.29 -.55 -.07
en:vw=opened|p=,	-.36 .00 .00 .00 .00 .33
en:vw=opened|p=IN	-.32 .00 .00 .00 .00 -.24
en:vw=opened|p=word	.57 -.19 -.35 -.29 -.55 -.45
en:vw=over	-.38 -.38 -.37 .00 -.22 -.30
en:vw=partner	.45 -.29 -.44 -.20 -.20 -.08
en:vw=partner|p=,	-.45 -.17 -.28 .00 .43 -.28
en:vw=partner|p=AT	-.47 -.23 -.13 .00 -.50 -.17
en:vw=partner|p=IN	.26 -.23 -.44 .00 -.31 -.27
en:vw=partner|p=KIN	-.46 -.14 -.23 -.20 -.15 .18
en:vw=partner|p=word	.21 -.17 -.27 .00 -.29 -.37
en:vw=practice	-.63 -.37 -.60 .00 -.19 -.26
en:vw=practice|p=,	-.48 .00 .00 .00 .00 .00
en:vw=practice|p=IN	-.41 -.37 -.60 .00 -.19 -.26
en:vw=practised	.65 -.46 -.40 .00 -.58 -.38
en:vw=prize	-.43 -.39 -.44 .00 -.11 -.08
en:vw=professor	.17 -1.07 -.35 -.42 -.31 -.34
en:vw=professor|p=,	.14 -.46 .00 -.27 .00 .00
en:vw=professor|p=AND	-.37 -.50 .00 .00 .00 .00
en:vw=professor|p=AT	.10 -.83 -.02 -.25 -.04 -.01
en:vw=professor|p=IN	.09 -.30 -.16 -.26 .00 .00
en:vw=professor|p=OF	-.30 -.32 -.25 -.07 -.20 -.27
en:vw=professor|p=word	.10 -.38 -.18 .00 -.20 -.15
en:vw=promoted	-.13 -.46 -.44 .00 -.40 -.19
en:vw=qualified	.31 -.11 -.52 -.37 -.09 -.08
en:vw=qualified|p=AT	.11 -.11 -.52 -.27 -.09 -.08
en:vw=qualified|p=word	.34 .00 .00 -.28 .00 .00
en:vw=raised	-.45 -.41 .01 .73 -.38 -.28
en:vw=raised|p=,	-.40 -.40 -.11 .39 -.37 -.28
en:vw=raised|p=IN	.00 -.35 .07 .58 -.22 .00
en:vw=raised|p=OF	.00 -.35 .30 -.21 .00 .00
en:vw=raised|p=word	.00 .00 -.68 -.26 .00 .00
en:vw=ran	-.25 .00 .00 .00 .00 .31
en:vw=ran|p=IN	-.25 .00 .00 .00 .00 .00
en:vw=read	-.53 -.43 -.51 .00 -.27 -.47
en:vw=reading	-.78 -.77 -.64 .00 -.49 -.32
en:vw=read|p=AT	-.66 .51 -.41 .00 -.26 -.29
en:vw=read|p=word	-.46 -.39 -.34 .00 -.31 -.28
en:vw=received	-.35 -.63 -.04 -.34 -.29 -.38
en:vw=received|p=,	-.20 -.71 -.15 .00 -.21 -.08
en:vw=received|p=AT	.00 -.35 .00 .00 .00 -.14
en:vw=received|p=BY	.00 .00 -.23 .00 .00 -.31
en:vw=received|p=FROM	-.30 -.12 -.21 -.24 -.11 -.07
en:vw=received|p=IN	-.36 -.38 -.36 -.24 .00 .00
en:vw=received|p=TO	.00 .00 .26 .00 .00 -.14
en:vw=received|p=word	-.14 -.33 -.32 -.41 -.12 -.10
en:vw=recipient	.00 .31 .00 .00 .00 -.16
en:vw=recipient|p=OF	.00 .31 .00 .00 .00 -.16
en:vw=recruited	-.54 .00 .00 .00 .00 .00
en:vw=relocated	.00 .00 .32 .00 .00 .00
en:vw=relocated|p=TO	.00 .00 .32 .00 .00 .00
en:vw=reside	.00 .00 .14 .00 -.66 .67
en:vw=resided	.00 .00 .51 -.54 .00 .00
en:vw=resided|p=IN	.00 .00 .52 -.50 .00 .00
en:vw=residence	.00 .00 .00 .00 -.17 .00
en:vw=residency	.00 .00 .33 -.21 .00 .00
en:vw=resident	-.18 .00 -.07 -.54 -.36 -.28
en:vw=residents	.00 .00 -.74 .00 .00 .00
en:vw=residents|p=AND	.00 .00 -.55 .00 .00 .00
en:vw=residents|p=OF	.00 .00 -.38 .00 .00 .00
en:vw=resident|p=,	.00 .00 -.55 -.40 .00 .00
en:vw=resident|p=AT	.00 .00 -.54 .00 .00 .00
en:vw=resident|p=OF	.00 .00 .67 -.30 -.36 -.28
en:vw=resident|p=TO	-.18 .00 -.68 .00 .00 .00
en:vw=resides	.00 .00 .43 -.44 -.55 -.19
en:vw=resides|p=IN	.00 .00 .43 -.44 -.51 -.19
en:vw=reside|p=,	.00 .00 .27 .00 -.59 .67
en:vw=reside|p=AND	.00 .00 .00 .00 -.18 .32
en:vw=reside|p=IN	.00 .00 .42 .00 -.23 -.18
en:vw=reside|p=KIN	.00 .00 .00 .00 .00 .49
en:vw=resigned	.63 .00 .00 .00 .00 .00
en:vw=resigned|p=FROM	.71 .00 .00 .00 .00 .00
en:vw=resigned|p=word	-.23 .00 .00 .00 .00 .00
en:vw=retired	-.09 -.36 .07 -.62 -.49 -.31
en:vw=retired|p=,	-.31 .00 .00 -.34 .00 .00
en:vw=retired|p=AND	.39 .00 .00 .00 .00 .00
en:vw=retired|p=AT	.00 .00 .00 -.19 .00 .00
en:vw=retired|p=IN	-.10 -.25 .32 -.22 -.30 -.28
en:vw=retired|p=OF	-.05 -.36 -.43 -.17 -.36 -.35
en:vw=retired|p=word	-.18 -.11 -.44 -.40 -.34 -.15
en:vw=retirement	-.38 .19 -.45 .00 -.36 -.55
en:vw=retirement|p=AT	-.29 .21 -.10 .00 -.19 -.36
en:vw=retiring	-.41 -.59 -.42 .00 -.35 -.15
en:vw=run	-.34 -.33 -.49 .00 -.37 -.22
en:vw=runs	-.49 -.38 -.35 .00 -.24 .28
en:vw=runs|p=word	-.49 -.38 -.35 .00 -.24 -.47
en:vw=run|p=AT	-.51 -.26 -.18 .00 -.22 -.08
en:vw=run|p=BY	.22 -.25 -.23 .00 -.20 -.23
en:vw=run|p=word	.00 .00 -.41 .00 .00 .00
en:vw=scholar	.58 .00 .00 .00 .00 -.43
en:vw=scholar|p=word	.00 .00 .00 .00 .00 -.43
en:vw=school	.00 .00 -.61 .00 .00 .00
en:vw=schooled	-.47 -.63 -.50 .00 -.27 -.43
en:vw=schools	.36 -.64 -.05 .00 -.07 -.11
en:vw=serve	-.36 -.32 -.42 .00 -.25 -.30
en:vw=served	.12 .23 .29 -.19 -.34 -.21
en:vw=served|p=,	-.51 .00 .21 .00 .00 .00
en:vw=served|p=AND	-.13 .00 .00 .00 .00 .00
en:vw=served|p=AS	-.49 .00 -.10 .00 .00 .00
en:vw=served|p=AT	.63 .19 -.10 .00 -.11 -.10
en:vw=served|p=BY	-.68 .00 .00 .00 .00 .00
en:vw=served|p=IN	.39 .12 .21 .00 -.08 -.05
en:vw=served|p=OF	.10 -.43 -.22 -.19 -.37 -.41
en:vw=served|p=number	.15 .00 .00 .00 .00 .00
en:vw=served|p=word	-.10 -.51 .00 .00 .00 .00
en:vw=serves	.72 -.25 -.32 .00 -.10 -.05
en:vw=serves|p=,	.53 .00 -.21 .00 .00 .00
en:vw=serves|p=AND	.13 .00 .00 .00 .00 .00
en:vw=serves|p=AS	-.13 .00 .00 .00 .00 .00
en:vw=serves|p=AT	.28 .00 .00 .00 .00 .00
en:vw=serves|p=OF	.06 -.25 -.26 .00 -.10 -.05
en:vw=serves|p=word	.32 .00 .00 .00 .00 .00
en:vw=settled	.00 .00 .24 -.71 .33 .00
en:vw=settled|p=IN	.00 .00 -.08 -.57 .00 .00
en:vw=settled|p=OF	.00 .00 .11 -.35 .00 .00
en:vw=sold	-.11 -.59 -.72 .00 -.52 -.06
en:vw=sold|p=TO	-.77 -.21 -.48 .00 -.29 -.27
en:vw=speak	-.43 -.22 -.38 .00 -.27 -.23
en:vw=speaker	.48 .00 .00 -.23 .00 .00
en:vw=speaking	.41 -.18 -.43 .00 -.32 -.15
en:vw=speaks	-.70 -.53 -.74 .00 -.47 -.63
en:vw=speaks|p=,	-.48 -.35 -.28 .00 -.29 -.32
en:vw=speaks|p=AND	-.58 -.38 -.51 .00 -.34 -.44
en:vw=speaks|p=word	-.33 -.26 -.37 .00 -.29 -.37
en:vw=spending	.00 .00 .00 -.53 .00 .22
en:vw=spent	-.01 -.32 -.52 -.30 -.31 -.09
en:vw=spent|p=AT	-.01 -.32 -.25 .00 -.31 -.09
en:vw=spoke	-.29 -.19 -.17 .00 -.13 -.18
en:vw=spoke|p=word	-.29 -.19 -.17 .00 -.13 -.18
en:vw=spouse	.00 .00 .00 .00 -.27 .00
en:vw=started	-.09 -.49 -.58 -.31 -.42 .11
en:vw=started|p=,	.00 .00 .00 .00 .00 .55
en:vw=started|p=-	.00 .00 .00 .00 .00 .25
en:vw=started|p=AND	.00 .00 -.33 .00 .00 .05
en:vw=started|p=AT	-.62 -.28 -.33 .00 -.27 -.50
en:vw=started|p=BY	-.45 .00 .00 .00 .00 -.43
en:vw=started|p=IN	-.43 .00 -.13 .00 .00 .00
en:vw=started|p=word	.42 -.36 -.51 -.31 -.26 -.13
en:vw=starting	.16 .00 -.65 .00 .00 .00
en:vw=starting|p=AT	.00 .00 -.15 .00 .00 .00
en:vw=stationed	-.24 .00 .00 .00 -.11 .00
en:vw=stayed	.00 .00 -.22 .00 .00 .00
en:vw=student	.41 .59 -.13 .00 -.11 -.14
en:vw=students	-.35 -.46 -.37 .00 .00 .00
en:vw=students|p=AT	.00 -.22 .00 .00 .00 .00
en:vw=student|p=AT	.41 .75 -.13 .00 -.11 -.12
en:vw=student|p=IN	.00 -.94 .00 .00 .00 -.26
en:vw=student|p=OF	.00 -.51 .00 .00 .00 .00
en:vw=studied	-.33 -.11 -.10 -.66 -.45 -.61
en:vw=studied|p=,	-.20 -.95 -.29 -.20 -.16 -.32
en:vw=studied|p=AND	-.39 .05 -.48 .00 .00 -.71
en:vw=studied|p=AT	-.04 -.11 -.41 -.46 -.20 -.26
en:vw=studied|p=FROM	.00 -.27 .00 .00 .00 -.16
en:vw=studied|p=IN	-.60 .23 .04 -.39 -.20 -.14
en:vw=studied|p=word	-.35 -.48 -.67 -.43 -.35 -.26
en:vw=studies	-.50 -.40 -.76 -.25 -.08 -.12
en:vw=studies|p=AT	-.34 .36 -.09 .00 .00 .00
en:vw=studies|p=IN	.00 -.82 -.56 -.25 .00 .00
en:vw=studio	-.47 .00 .00 .00 .00 .00
en:vw=study	-.44 -.05 -.28 .00 .00 .00
en:vw=studying	-.55 .08 .45 .00 .00 -.40
en:vw=studying|p=AND	-.24 -.51 .12 .00 .00 -.30
en:vw=studying|p=AT	.00 -.14 -.13 .00 .00 -.10
en:vw=study|p=AT	.00 .31 -.11 .00 .00 .00
en:vw=taught	.04 -.32 .35 .00 -.50 -.41
en:vw=taught|p=AT	.21 -.24 -.16 .00 -.21 -.14
en:vw=taught|p=word	-.50 -.34 -.41 .00 -.42 -.38
en:vw=teach	.38 -.49 -.40 .00 -.31 -.27
en:vw=teacher	-.32 -.49 -.51 .00 -.04 -.01
en:vw=teacher|p=,	.00 -.12 -.29 .00 .00 .00
en:vw=teacher|p=AT	-.19 -.16 -.06 .00 -.04 -.01
en:vw=teacher|p=OF	-.31 .00 .00 .00 .00 .00
en:vw=teaches	-.46 -.56 -.34 .00 -.84 .02
en:vw=teaches|p=,	-.38 -.15 -.14 .00 -.13 .28
en:vw=teaches|p=AT	-.40 -.47 -.21 .00 -.45 -.18
en:vw=teaching	.15 -.12 -.27 .00 -.46 -.49
en:vw=teaching|p=,	.55 -.43 -.15 .00 -.26 -.34
en:vw=teaching|p=AT	.25 -.17 -.13 .00 .00 .00
en:vw=teaching|p=word	-.40 -.19 -.23 .00 -.26 -.23
en:vw=to	-.27 .22 .54 -.48 -.53 -.61
en:vw=to|p=,	.00 .00 .06 -.33 -.09 -.25
en:vw=to|p=AT	-.21 -.01 -.50 .00 -.30 -.27
en:vw=to|p=BE	.00 -.40 -.25 .00 .00 .00
en:vw=to|p=FROM	-.05 .07 -.10 .00 -.14 -.18
en:vw=to|p=IN	-.23 -.23 -.60 .00 -.12 -.15
en:vw=to|p=OF	.00 -.40 -.17 .00 .00 .00
en:vw=to|p=TO	.09 -.01 .47 -.52 -.37 -.36
en:vw=to|p=word	-.27 .24 .45 -.32 -.50 -.25
en:vw=trained	-.51 -.26 -.41 .17 -.31 -.20
en:vw=trained|p=,	.00 .00 .00 .34 -.34 .00
en:vw=trained|p=AT	-.34 .25 -.21 -.25 -.17 -.14
en:vw=trained|p=word	-.37 -.44 -.38 -.37 -.16 -.25
en:vw=training	-.71 -.35 -.44 -.20 -.14 -.19
en:vw=training|p=AND	.00 -.58 -.33 -.15 .00 .00
en:vw=training|p=AT	-.27 -.49 -.08 -.18 -.09 .00
en:vw=up	.32 .20 .25 -.48 -.78 -.87
en:vw=up|p=,	.00 .00 .64 -.70 .00 .00
en:vw=up|p=AND	.00 .00 -.03 -.32 .00 -.48
en:vw=up|p=AT	-.59 .37 -.52 -.27 -.34 -.28
en:vw=up|p=IN	.00 .00 -.06 -.01 -.44 -.20
en:vw=up|p=OF	.00 -.33 -.09 -.50 .00 -.41
en:vw=up|p=word	.60 .00 .02 .00 -.48 .00
en:vw=volunteer	.14 -.24 -.44 .00 -.24 -.33
en:vw=volunteered	.35 .00 .00 .00 .00 -.32
en:vw=volunteered|p=AT	.35 .00 .00 .00 .00 -.32
en:vw=volunteering	-.57 -.45 -.25 .00 -.48 -.49
en:vw=was	.16 -.21 -.17 -.01 .23 -.21
en:vw=was|p=)	.39 .00 .00 -.32 .00 .00
en:vw=was|p=,	-.85 -.63 -.25 .10 -.19 -.30
en:vw=was|p=.	-.33 -.14 -.36 -.34 -.90 -.64
en:vw=was|p=AND	-.05 -.29 -.55 -.29 .05 -.27
en:vw=was|p=AS	-.43 .34 .00 .00 -.29 -.35
en:vw=was|p=AT	.09 -.40 -1.14 -.22 .01 .06
en:vw=was|p=BE	.12 -.39 -.41 -.44 -1.03 -.85
en:vw=was|p=BY	-.61 .00 -.13 -.28 .09 -.44
en:vw=was|p=FROM	-.30 .00 -.46 .33 -.28 -.24
en:vw=was|p=IN	.27 -.53 .10 -.26 -.75 -.38
en:vw=was|p=KIN	.00 .00 .00 .00 .00 .34
en:vw=was|p=OF	.22 -.50 -.81 -.16 .15 -.36
en:vw=was|p=TO	-.90 -.51 -.10 .00 -.34 -.52
en:vw=was|p=WHO	.44 .00 .00 .00 .00 -.40
en:vw=was|p=number	-.59 -.19 -.30 .00 .00 -.63
en:vw=was|p=word	.20 -.85 .06 -.52 -.32 -.01
en:vw=were	-.64 -.33 -.35 .00 .12 .12
en:vw=were|p=,	-.24 .00 .00 .00 .00 .00
en:vw=were|p=.	-.27 .00 .00 .00 .16 -.46
en:vw=were|p=AND	-.38 -.33 -.35 .00 -.40 .03
en:vw=were|p=BE	-.12 .00 .00 .00 -.56 .10
en:vw=were|p=word	.00 .00 .00 .00 -.78 .11
en:vw=widow	.00 .00 .00 .00 .46 .00
en:vw=wife	-.85 .06 .44 -.42 -.19 .17
en:vw=wife|p=,	-.27 -.28 -.67 -.52 -.12 -.19
en:vw=wife|p=AND	-.38 .00 .48 -.19 .03 -.17
en:vw=wife|p=AT	-.32 -.36 -.26 .00 -.71 -.40
en:vw=wife|p=IN	.00 .00 .43 -.17 -.32 .00
en:vw=wife|p=KIN	-.35 -.38 -.57 -.22 -.10 .03
en:vw=wife|p=OF	-.37 -.16 -.31 .00 .09 -.24
en:vw=wife|p=word	-.40 .30 -.84 -.20 -1.00 -.00
en:vw=winery	.40 .00 .00 .00 -.52 .00
en:vw=winery|p=AND	.00 .00 .00 .00 -.41 .00
en:vw=winery|p=IN	.00 .00 .00 .00 -.26 .00
en:vw=winery|p=word	.40 .00 .00 .00 -.30 .00
en:vw=wing	.46 -.25 -.27 .00 -.27 -.25
en:vw=winner	.00 .00 .00 -.29 .00 .00
en:vw=winning	.08 -.58 -.40 .00 -.45 -.42
en:vw=winning|p=,	.26 .00 -.28 .00 .00 .00
en:vw=winning|p=word	-.48 -.31 -.28 .00 -.19 -.07
en:vw=with	-.13 -.41 -.47 .00 -.41 -.29
en:vw=with|p=AT	-.10 -.33 -.37 .00 -.40 -.16
en:vw=won	-.11 -.55 .25 -.31 -.33 -.26
en:vw=won|p=,	-.52 .00 .00 .00 .00 .00
en:vw=won|p=AND	-.43 .00 .00 .00 .00 .00
en:vw=won|p=IN	.36 -.28 .27 -.28 -.24 -.22
en:vw=won|p=word	-.50 -.40 -.30 .00 -.30 -.25
en:vw=work	-.31 .12 -.74 -.20 -.58 -.12
en:vw=worked	.81 .09 .25 -.21 .21 .13
en:vw=worked|p=,	.64 -.14 .60 .00 .00 .29
en:vw=worked|p=AND	.58 -.36 -.27 .00 .00 .00
en:vw=worked|p=AS	-.28 -.19 .00 .00 .00 .00
en:vw=worked|p=AT	.10 -.31 -.21 -.21 .16 -.31
en:vw=worked|p=BE	-.12 .00 -.10 .00 -.25 .00
en:vw=worked|p=IN	-.40 -.67 -.01 -.12 -.13 -.15
en:vw=worked|p=KIN	-.29 .00 .00 .00 -.46 .31
en:vw=worked|p=OF	.77 .00 -.23 -.19 .00 .00
en:vw=worked|p=TO	.41 -.20 .52 .00 .00 .00
en:vw=worked|p=word	.58 .33 -.54 -.24 .11 -.47
en:vw=working	.03 -.71 -.73 .00 -.34 -.54
en:vw=working|p=,	-.22 -.50 .00 .00 .00 -.45
en:vw=working|p=AND	.30 .00 -.31 .00 .00 .00
en:vw=working|p=AT	.12 -.35 -.46 .00 -.34 -.20
en:vw=working|p=IN	-.03 -.14 -.36 .00 .00 -.08
en:vw=working|p=OF	-.33 .00 -.23 .00 .00 .00
en:vw=working|p=word	-.60 .00 -.22 .00 .00 -.16
en:vw=works	-.43 -.16 .70 .27 -.42 .00
en:vw=works|p=,	.00 -.31 .43 .48 -.05 .00
en:vw=works|p=AT	-.32 .26 .00 .00 -.05 .00
en:vw=works|p=IN	-.31 -.60 .68 -.32 -.36 .00
en:vw=work|p=,	-.16 -.15 -.40 .00 -.20 -.50
en:vw=work|p=AT	.08 -.02 -.15 .00 -.33 -.33
en:vw=work|p=BE	.00 -.29 .00 .00 .00 -.25
en:vw=work|p=IN	-.59 -.36 .00 -.20 -.19 .00
en:vw=work|p=OF	.26 .00 .00 .00 .00 .00
en:vw=work|p=TO	.00 .00 -.45 .00 .00 .00
en:vw=work|p=word	-.53 .00 -.28 .00 .00 .00
en:w+1=!	-.24 .00 .00 .00 .00 -.33
en:w+1="	.34 -.70 -.92 -.71 .23 -.86
en:w+1=$	-.12 -.73 -.20 -.51 -.75 -.88
en:w+1=&	-.64 -.25 -.65 .00 -.46 -.69
en:w+1='	.03 .17 -.45 -.60 -.52 .34
en:w+1='s	.20 .08 -.55 -.84 .41 .24
en:w+1=(	.18 .07 .24 -.26 .00 .71
en:w+1=)	.45 -.27 -.16 .04 .08 .14
en:w+1=,	.05 .13 .36 .18 -.01 .37
en:w+1=-	-.58 -.02 .36 -.29 -.01 -.16
en:w+1=.	.15 .03 .10 .08 -.00 .23
en:w+1=/	-.05 -.34 -.41 -.34 -.38 -.34
en:w+1=1	.28 -.29 -.20 -.35 -.20 -.32
en:w+1=1942	.00 .00 .00 .00 -.35 .00
en:w+1=1972	-.31 .00 .00 -.25 -.14 .00
en:w+1=1996	-.36 -.23 -.34 -.17 -.19 -.28
en:w+1=2	-.38 -.39 -.53 .00 .42 .32
en:w+1=2004	-.19 .21 -.30 .00 -.32 -.43
en:w+1=2006	-.62 -.62 -.61 .00 -.48 -.62
en:w+1=2007	-.79 .36 -.31 .00 -.42 -.48
en:w+1=2010	-.69 .28 -.63 .00 -.38 -.58
en:w+1=2012	-.24 -.70 -.97 .00 -.51 -.81
en:w+1=2014	.49 .19 -.56 .00 -.44 -.47
en:w+1=2015	-.54 -.68 -.56 .00 -.30 -.39
en:w+1=2016	-.31 .11 -.57 .00 -.24 -.34
en:w+1=2017	-.74 -.18 -.61 .00 -.60 -.52
en:w+1=2018	-.48 -.64 -.65 .00 -.57 -.73
en:w+1=2019	-.73 -.67 .16 .00 -.48 -.52
en:w+1=2020	-.87 -.72 -.85 .00 -.73 -.58
en:w+1=2021	-.53 -.37 -.68 .00 -.40 -.63
en:w+1=2022	-.61 -.46 -.54 .00 -.45 -.46
en:w+1=2023	-.58 -.51 -.59 .00 -.37 -.52
en:w+1=2024	-.66 -.73 -.51 .00 -.39 -.56
en:w+1=3	-.52 -.57 -.56 .00 -.51 -.45
en:w+1=4	-.63 -.44 -.46 .00 -.39 .27
en:w+1=5	-.44 -.51 -.55 -.12 -.47 .14
en:w+1=6	.20 -.46 -.77 -.35 -.52 -.42
en:w+1=8	-.48 -.37 -.14 .00 -.09 -.10
en:w+1=:	-.83 -.72 -.71 -.88 -1.15 -1.18
en:w+1=;	-.20 -.44 -.82 -.62 -.12 .22
en:w+1=?	-.67 -.35 -.23 .00 -.22 -.30
en:w+1=[	.00 .00 .00 -.45 -.41 .00
en:w+1=]	-.35 -.38 -.45 .00 -.35 -.46
en:w+1=a	.05 .25 .07 .26 -.75 -.64
en:w+1=academic	-.38 .00 .00 .00 .00 .00
en:w+1=actor	.00 .00 .00 -.22 -.27 .00
en:w+1=actress	.00 .00 .00 -.49 .00 -.01
en:w+1=after	-.41 -.47 -.47 -.15 -.54 -.26
en:w+1=age	-.38 -.19 -.33 .00 -.26 .34
en:w+1=airport	-.37 .00 .00 .00 .00 .00
en:w+1=all	.28 .00 .00 .00 -.11 .05
en:w+1=along	.00 .00 -.20 .00 -.17 .44
en:w+1=alongside	.50 .00 .00 .00 .00 .00
en:w+1=also	-.90 -.41 -.46 .00 -.40 .12
en:w+1=and	.01 .20 .03 -.25 .29 .40
en:w+1=announced	-.53 .00 .00 .00 .00 .00
en:w+1=appointed	-.47 .00 .00 .00 .00 .00
en:w+1=architect	.00 .00 .00 -.31 .00 .00
en:w+1=are	-.55 .00 -.45 -.33 .27 -.15
en:w+1=area	-.20 -.19 .47 .22 -.19 -.26
en:w+1=artist	.00 .00 .00 -.31 -.62 .00
en:w+1=as	.07 .16 -.36 .49 -.02 -.34
en:w+1=assistant	-.73 -.34 -.61 .00 -.36 -.47
en:w+1=astronaut	.57 .00 .00 .00 .00 .00
en:w+1=at	-.26 -.41 -.87 .24 -.13 -.88
en:w+1=attended	.00 -.54 .00 .00 .00 .00
en:w+1=attorney	.00 .00 -.12 -.25 .00 .00
en:w+1=author	-.47 .00 -.10 -.40 -.28 .00
en:w+1=back	.43 .00 .36 .00 .00 -.16
en:w+1=baker	-.56 -.26 -.47 .00 .18 -.43
en:w+1=banker	.06 -.26 -.35 .00 -.39 -.14
en:w+1=barrister	-.43 -.27 -.29 .00 -.40 -.33
en:w+1=based	-.32 .36 .00 .00 .00 .00
en:w+1=became	-.52 .00 -.41 .00 .00 .00
en:w+1=because	-.38 -.27 -.41 -.31 -.37 -.26
en:w+1=before	-.26 -.08 .46 -.48 -.61 -.51
en:w+1=began	.35 -.15 .00 .00 .00 .00
en:w+1=being	.00 -.39 .00 .00 -.57 .00
en:w+1=better	.00 .00 .00 .00 .00 -.57
en:w+1=between	.19 -.30 -.28 .00 -.32 -.11
en:w+1=billionaire	-.47 .00 -.19 -.17 .00 .00
en:w+1=bin	-.61 -.22 -.29 -.24 -.39 -.61
en:w+1=bint	-.46 .00 .00 .00 -.09 .00
en:w+1=biopharmaceutical	-.34 .00 .00 .00 .00 .00
en:w+1=board	.53 -.31 -.54 .00 -.19 -.16
en:w+1=botanist	-.39 .00 -.21 -.22 .00 -.26
en:w+1=bought	.00 .00 -.30 -.36 .00 .00
en:w+1=branch	-.51 .00 .31 -.18 .00 .00
en:w+1=business	-.48 .00 -.11 -.12 .00 .00
en:w+1=businessman	-.49 .00 .00 -.61 .00 .00
en:w+1=but	-.36 -.30 -.33 .42 .00 .00
en:w+1=by	.02 -.18 -.01 -.41 -.26 -.93
en:w+1=c	-.50 -.46 -.38 .00 -.21 -.40
en:w+1=came	-.94 -.46 -.83 -.43 -.72 -.90
en:w+1=campus	-.33 .00 .00 .00 .00 .00
en:w+1=can	-.55 -.37 -.53 .00 -.50 -.56
en:w+1=carrying	-.29 .00 .00 .00 .00 .00
en:w+1=causes	.00 .00 .00 .00 -.47 .00
en:w+1=ceo	1.07 .00 .00 -.26 .00 .00
en:w+1=certificate	-.62 -.64 -.34 .00 -.23 -.46
en:w+1=champion	.00 .00 .00 -.38 .00 .00
en:w+1=channel	-.40 .00 .00 .00 .00 .00
en:w+1=chapter	-.68 -.43 -.28 .00 -.32 -.15
en:w+1=chemist	.00 .00 .00 .00 -.16 -.37
en:w+1=chief	-.09 -.14 -.56 .00 -.57 -.66
en:w+1=citizen	-.23 -.17 -.53 -.20 -.19 -.08
en:w+1=civil	.00 .00 .00 -.34 .00 .00
en:w+1=class	-.31 .00 .00 .00 .00 -.51
en:w+1=club	.40 .00 -.33 .00 .00 .00
en:w+1=co-founded	-.71 .00 .00 .00 .00 .00
en:w+1=community	-.47 .00 .00 .00 .00 -.24
en:w+1=company	.03 .00 -.21 .00 .00 .00
en:w+1=competition	-.35 .00 .00 .00 .00 .00
en:w+1=completed	-.14 -.30 -.20 .00 -.36 -.37
en:w+1=composer	.00 .00 .00 -.21 .00 .00
en:w+1=computer	.12 .00 .00 -.60 .00 .00
en:w+1=continued	.00 -.20 .00 .00 .00 .26
en:w+1=continues	.00 .00 .00 .00 -.45 .00
en:w+1=could	-.43 -.31 -.25 .00 -.03 -.58
en:w+1=currently	.10 .00 -.52 .00 .00 .00
en:w+1=d	.29 -.45 -.27 .00 -.38 -.36
en:w+1=decided	-.24 .00 .00 .00 .00 -.63
en:w+1=degree	-.23 -.72 -.44 -.16 -.31 -.42
en:w+1=derives	.66 .00 .00 .00 .00 .00
en:w+1=descent	-.39 -.18 -.52 -.14 -.41 -.84
en:w+1=designer	-.49 -.14 .00 .00 .00 .00
en:w+1=died	.00 .00 -.31 .00 .12 -.55
en:w+1=diplomat	-.20 .00 .00 -.21 .00 .00
en:w+1=director	-1.02 -.49 -.28 .00 -.57 -.29
en:w+1=disaster	.00 .00 -.30 .00 .00 .00
en:w+1=district	-.35 .00 .00 .40 .00 .00
en:w+1=during	-.67 -.23 .00 -.22 .00 -.04
en:w+1=economist	-.48 .00 -.13 -.63 .00 .00
en:w+1=emigrated	.00 .00 -.58 .00 .34 .00
en:w+1=employees	.53 .00 .00 .00 .00 .00
en:w+1=engineer	-.82 -.19 -.52 -.32 -.40 -.21
en:w+1=enjoys	.00 .00 .00 .00 .00 -.57
en:w+1=enrolled	.00 -.43 .00 .00 .00 .00
en:w+1=entrepreneur	-.65 -.19 -.26 -.32 -.49 -.50
en:w+1=established	-.86 .00 -.24 .00 -.12 .00
en:w+1=executive	.58 -.34 -.20 .00 -.29 -.27
en:w+1=exploration	-.31 -.19 -.22 .00 -.25 -.32
en:w+1=faction	-.42 .00 .00 .00 -.75 .00
en:w+1=family	.23 .00 -.35 -.43 -.52 .00
en:w+1=fashion	.00 .00 .00 -.41 -.36 .00
en:w+1=father	.00 .00 -.29 -.23 .00 -.27
en:w+1=film	-.15 .00 -.15 -.46 .00 -.41
en:w+1=first	-.26 -.33 -.32 -.22 .31 .43
en:w+1=football	-.36 -.35 -.67 .28 .00 .00
en:w+1=footballer	-.32 .00 -.12 -.42 .00 .00
en:w+1=for	.39 .11 -.54 -.62 -.07 -.98
en:w+1=formed	-.88 .00 .00 .00 .00 .00
en:w+1=former	.00 .00 .00 -.20 .00 .00
en:w+1=founded	-.61 -.13 -.38 .00 .20 -.52
en:w+1=founder	.88 .00 .00 .00 .00 .00
en:w+1=from	.13 -.45 -.65 -.78 -.04 -.67
en:w+1=fulfilled	-.32 .00 .00 .00 .00 .00
en:w+1=general	-.67 -.21 -.18 .00 -.38 -.35
en:w+1=global	.11 .00 .00 .00 .00 .00
en:w+1=government	-.14 .00 .00 .22 .00 .00
en:w+1=graduate	.31 -.41 -.35 -.20 -.31 -.43
en:w+1=graduated	.00 -.52 -.54 -.62 .00 .33
en:w+1=grew	-.42 -.25 -.70 -.34 -.16 .00
en:w+1=group	.70 -.31 -.33 .00 -.42 -.40
en:w+1=had	.14 -.27 -.59 -.47 .12 -.57
en:w+1=has	.26 -.73 -.91 -.76 .24 .06
en:w+1=have	-.39 -.44 -.43 .00 .64 -.70
en:w+1=he	-.31 -.26 .07 .38 -.45 -.20
en:w+1=head	.00 .00 -.21 .00 .00 .00
en:w+1=helped	-.47 .00 .00 .00 .00 .00
en:w+1=himself	.00 .00 .00 .00 .26 .00
en:w+1=his	-.06 .00 .00 .00 -.33 -.48
en:w+1=history	-.39 -.41 -.42 .00 -.11 -.16
en:w+1=holds	-.39 -.34 -.22 .00 -.20 -.29
en:w+1=home	-.36 -.34 .40 .00 -.44 -.17
en:w+1=i	-.78 .16 -.77 .22 .13 -.98
en:w+1=in	.08 .20 .29 -.46 .03 .18
en:w+1=include	-.46 -.23 -.43 .00 -.79 -.63
en:w+1=including	.27 .00 .07 -.19 .00 .00
en:w+1=increasing	.00 .00 -.65 .00 .00 .00
en:w+1=instructor	-.65 -.18 -.39 .00 -.40 -.34
en:w+1=into	-.51 -.40 -.63 .00 -.28 -.35
en:w+1=is	-.01 -.90 .07 -.45 -.08 -.01
en:w+1=january	-.54 .00 .00 .00 .00 .00
en:w+1=joined	-1.16 -.39 -.42 -.46 -.52 .36
en:w+1=journalist	-.32 .00 .00 -.42 .00 -.23
en:w+1=just	.00 .00 .26 -.36 .14 .00
en:w+1=language	-.60 .00 .00 .00 .00 .00
en:w+1=lawyer	-.50 .00 -.14 -.28 .00 .00
en:w+1=lead	-.47 -.36 -.20 .00 -.43 -.19
en:w+1=leader	-.60 -.28 -.38 .00 -.49 -.30
en:w+1=left	-.74 -.29 -.24 .00 -.41 -.34
en:w+1=live	.00 .00 -.23 -.13 .00 -.70
en:w+1=lived	.00 .00 -.52 -.20 .00 .15
en:w+1=lives	.00 .00 -.52 -.44 .00 -.10
en:w+1=location	-.45 .00 -.21 .00 .00 -.29
en:w+1=made	-.29 -.39 -.11 -.30 -.13 -.14
en:w+1=management	-.64 -.36 -.37 .00 -.45 -.54
en:w+1=manager	-.79 -.31 -.62 .00 -.76 -.69
en:w+1=managing	-.53 -.19 -.43 .00 -.62 -.41
en:w+1=march	-.53 -.40 -.48 .00 -.23 -.58
en:w+1=married	-.28 -.23 -.54 .00 .33 -.29
en:w+1=master	-.50 -.11 -.11 .00 -.27 -.40
en:w+1=mathematician	.24 .00 .00 -.17 .00 .00
en:w+1=may	.00 -.40 .00 .00 .00 .49
en:w+1=member	-.06 -.13 -.45 .00 -.46 -.13
en:w+1=members	-.37 .00 -.41 .00 .00 -.64
en:w+1=militia	.34 .00 .00 .00 .00 .00
en:w+1=minister	-.79 .00 .00 -.45 .00 .00
en:w+1=minor	.00 .00 .00 .00 -.25 .00
en:w+1=minutes	-.68 -.30 -.68 .00 -.51 -.58
en:w+1=mother	.00 .00 -.32 -.15 .00 -.12
en:w+1=moved	-.62 -.26 -.63 -.39 .29 .00
en:w+1=musician	-.20 .00 .00 .00 .00 .00
en:w+1=my	.00 .00 .00 .00 .42 .21
en:w+1=n't	.00 .00 .00 .00 -.57 .00
en:w+1=named	-.07 -.11 -.08 .00 -.05 -.10
en:w+1=national	.27 .00 -.56 -.37 .00 .00
en:w+1=nationals	-.35 .00 -.35 .00 .00 .00
en:w+1=native	.00 .00 -.30 .75 .00 .00
en:w+1=near	.26 -.17 -.18 .00 -.21 -.20
en:w+1=never	-.40 .00 .00 .00 .00 .00
en:w+1=newspaper	-.26 .00 .00 .00 .00 -.23
en:w+1=ng	-.42 -.41 -.42 .00 -.37 -.51
en:w+1=not	-.44 -.24 -.16 .00 -.41 -.64
en:w+1=novelist	-.23 .00 .00 -.21 .00 .00
en:w+1=now	-.66 -.27 -.37 -.24 .24 -.64
en:w+1=of	-.32 -.61 -.43 -.36 .10 -.81
en:w+1=office	.20 -.47 -.48 .00 -.30 -.35
en:w+1=officer	.15 -.28 -.53 .00 -.77 -.58
en:w+1=on	-.37 -.09 -.15 -.27 .08 -.51
en:w+1=one	-.67 -.56 -.65 .00 -.67 -.55
en:w+1=operating	-.58 .00 -.32 .00 .00 .00
en:w+1=operation	.00 .00 -.68 .00 .00 .00
en:w+1=or	-.98 -.32 -.64 -.63 -.30 -.27
en:w+1=owner	.00 .00 .00 .00 .00 -.39
en:w+1=painter	.00 -.07 .00 -.24 .00 .00
en:w+1=parliament	.36 -.17 .00 .00 .00 .00
en:w+1=partnership	.49 -.12 -.24 .00 -.31 -.34
en:w+1=people	-.38 -.26 -.43 .00 -.35 -.39
en:w+1=philosopher	-.38 .00 .00 .00 .00 .00
en:w+1=physician	-.17 .00 -.16 -.11 .00 .00
en:w+1=pilot	.06 .00 .00 .00 .00 .00
en:w+1=plays	.00 .00 .00 .00 -.34 .00
en:w+1=poet	.00 .00 .00 -.19 .00 -.39
en:w+1=political	.43 -.47 -.28 -.37 .00 .00
en:w+1=politician	-.56 -.10 -.42 -.67 -.12 -.19
en:w+1=president	.57 -.24 -.20 .00 -.47 -.49
en:w+1=priest	-.54 -.14 -.33 .00 -.24 -.25
en:w+1=princess	.00 .00 .00 .00 -.31 -.43
en:w+1=professional	.00 .00 .00 -.23 .00 .00
en:w+1=professor	-.87 -.27 -.28 .00 -.23 .00
en:w+1=program	-.76 -.32 -.35 .00 -.27 -.46
en:w+1=psychologist	.24 .00 .00 .00 .00 .00
en:w+1=public	-.33 .00 .00 .00 .00 .00
en:w+1=publisher	-.41 .00 .00 .00 .00 .00
en:w+1=purchased	.00 .00 .00 .00 .00 -.66
en:w+1=qualified	.00 .00 .00 -.30 .00 .00
en:w+1=racing	.00 .00 .00 .00 .00 -.18
en:w+1=realist	-.22 .00 -.41 -.32 .00 .00
en:w+1=received	-.51 -.37 -.50 -.52 .06 -.34
en:w+1=refused	-.45 -.20 -.44 .00 -.38 -.43
en:w+1=region	.00 .00 .00 .39 .00 .00
en:w+1=research	-.41 -.14 -.25 -.29 -.15 -.14
en:w+1=reside	.00 .00 .00 .00 .00 -.47
en:w+1=retired	-.66 -.28 -.26 -.22 .51 -.31
en:w+1=returned	.00 .00 -.23 .00 .00 -.48
en:w+1=rugby	-.40 -.22 -.41 .00 -.36 -.41
en:w+1=rules	-.39 -.34 -.57 -.30 -.30 -.41
en:w+1=scholar	-.36 -.40 -.42 .00 -.31 -.35
en:w+1=school	.10 .00 -.23 .00 .00 -.48
en:w+1=scientist	-.34 .00 -.16 -.37 .00 .00
en:w+1=sculptor	.00 .00 .00 -.17 .00 .00
en:w+1=secretary	-.62 -.27 -.44 .00 -.38 -.30
en:w+1=senator	.00 .00 -.21 .00 .00 -.31
en:w+1=senior	.09 -.32 -.57 .00 -.37 -.48
en:w+1=served	-.89 -.28 .00 .00 .00 .00
en:w+1=serves	-.65 .00 .00 .00 .00 .00
en:w+1=set	-.56 -.36 -.38 .00 -.35 -.45
en:w+1=shared	.36 .00 -.56 -.52 .00 .32
en:w+1=she	.21 -.43 -.64 .44 -.68 -.54
en:w+1=since	.60 -.56 .74 -.40 -.33 -.24
en:w+1=singer	-.38 .00 .00 -.17 -.43 .00
en:w+1=site	-.76 -.27 -.37 -.08 -.42 -.36
en:w+1=social	-.28 .00 .00 .00 .00 .00
en:w+1=spent	-.26 -.24 -.42 .00 -.12 -.11
en:w+1=started	.22 .00 .00 -.38 .00 .00
en:w+1=state	.00 .00 -.41 .00 .00 -.25
en:w+1=stepped	.24 .00 .00 .00 .00 .00
en:w+1=stock	-.15 -.20 -.25 .00 -.15 -.13
en:w+1=studied	.00 -.64 .00 .00 .00 .00
en:w+1=taekwondo	.00 .00 .00 -.33 .00 .00
en:w+1=teacher	-.59 -.39 -.23 .00 -.65 -.39
en:w+1=team	.27 -.56 -.24 -.59 -.41 -.18
en:w+1=television	.39 .00 .00 -.23 .00 .00
en:w+1=that	-.48 .00 .20 .00 .00 .00
en:w+1=the	-.54 -.29 -.45 .30 -.70 -.71
en:w+1=then	-.43 -.24 -.21 .00 -.06 .00
en:w+1=they	-.59 -.28 -.52 .00 -.47 -.64
en:w+1=this	-.49 -.37 -.50 .00 -.31 -.26
en:w+1=title	-.30 -.22 -.36 .00 -.14 -.03
en:w+1=to	.42 .14 .27 .27 -.73 -.80
en:w+1=together	.48 .00 .43 -.17 .63 .00
en:w+1=took	-.47 -.46 -.34 .00 -.38 .01
en:w+1=under	.44 -.05 .23 .00 .00 .00
en:w+1=until	.48 -.67 .32 -.23 -.55 -.21
en:w+1=us	-.50 -.30 -.26 .00 -.38 -.26
en:w+1=version	-.38 -.37 -.21 -.35 -.23 -.28
en:w+1=video	-.48 .00 .00 .00 .00 .00
en:w+1=was	.35 -.68 -1.23 -.75 -.21 .31
en:w+1=went	-.53 -.42 -.59 -.25 -.55 -.61
en:w+1=were	.17 -.35 .00 .00 -.35 -.50
en:w+1=when	-.35 -.48 .17 -.29 -.45 -.49
en:w+1=where	.95 .67 .84 .27 -.16 -.09
en:w+1=which	.01 .25 -.17 -.13 .00 .00
en:w+1=while	.30 -.28 -.19 -.10 -.19 .00
en:w+1=who	-.14 .08 -.38 -.15 .17 .11
en:w+1=whom	.00 .00 .00 .00 -.53 .00
en:w+1=wine	.27 .00 -.10 .00 .00 .00
en:w+1=with	-.24 .19 .84 -.38 .03 -.19
en:w+1=women	-.53 .00 .00 .00 .00 .00
en:w+1=worked	-.66 -.28 -.37 .00 -.28 .00
en:w+1=would	.50 .00 .00 .00 -.58 -.43
en:w+1=writer	.00 .00 -.16 .00 .00 -.11
en:w+1=years	-.65 -.55 -.64 .00 -.46 -.76
en:w+1=your	-.51 -.20 -.59 .00 -.53 -.67
en:w+1=|	-.03 -.44 -.05 .00 -.62 -.91
en:w+1=·	.02 -.75 -.05 .00 -.69 -.89
en:w+1=–	-.50 -.13 -.12 .37 -.11 -.26
en:w+1=—	.10 .00 .00 -.21 .19 .00
en:w+1=“	-.66 .00 .00 .00 .00 .00
en:w+1=”	-.29 .00 .00 .00 .12 -.43
en:w-1="	-.38 -.02 -1.19 -.95 .25 -1.16
en:w-1=&	-.41 -.32 -.28 -.26 .00 .00
en:w-1='	-.29 -.43 -.46 -.55 .10 .02
en:w-1='m	-.57 -.44 -.47 -.26 -.53 -.56
en:w-1='s	.09 .00 -.50 -.52 -.27 -.76
en:w-1=(	-.29 -.00 -.97 -.37 -.48 -.01
en:w-1=)	-.21 .21 -.67 -.54 -.07 -.27
en:w-1=*	-.08 -.44 -.54 .00 -.45 -.50
en:w-1=,	-.06 -.39 -.03 .14 .06 .12
en:w-1=-	.14 -.04 -.64 .18 -.41 .08
en:w-1=.	-.50 -.51 -.09 -.63 .18 .14
en:w-1=/	-.21 -.61 -.45 -.24 -.46 -.44
en:w-1=1	.27 -.17 -.20 .00 -.21 -.16
en:w-1=10	-.64 -.63 -.28 .00 -.41 -.34
en:w-1=1942	.00 .00 .00 .00 -.25 .00
en:w-1=1966	-.24 .00 .00 .00 .00 .00
en:w-1=2001	-.40 .00 .00 .00 .00 .00
en:w-1=2005	-.57 -.51 -.23 .00 -.12 -.39
en:w-1=2006	-.58 -.24 -.18 .00 -.04 -.04
en:w-1=2007	-.53 -.17 -.31 .00 -.51 -.02
en:w-1=2008	-.58 -.40 -.21 .00 .17 -.31
en:w-1=2009	-.71 .32 -.74 .00 -.45 -.61
en:w-1=2010	-.59 -.35 -.44 .00 -.18 -.33
en:w-1=2011	.10 .13 -.33 .00 -.18 -.41
en:w-1=2012	-.46 -.53 -.29 -.16 -.14 -.28
en:w-1=2013	-.63 -.37 -.44 .00 -.35 -.28
en:w-1=2014	-.65 -.32 -.56 .00 -.39 -.34
en:w-1=2015	-.72 .09 -.40 -.25 -.29 -.33
en:w-1=2016	.37 .37 -.62 .00 -.41 -.40
en:w-1=2017	-.45 .45 -.14 .00 -.11 -.18
en:w-1=2018	.32 -.51 -.48 .00 -.47 -.36
en:w-1=2019	-.71 -.37 -.41 .00 -.41 -.32
en:w-1=2020	-.68 -.58 -.55 .00 -.38 -.61
en:w-1=2022	.13 -.46 -.27 .00 -.42 -.45
en:w-1=2023	-1.18 .16 -.68 .00 -.49 -.93
en:w-1=2024	-.44 -.39 -.33 .00 -.42 -.35
en:w-1=2025	-.65 -.45 -.41 .00 -.50 -.60
en:w-1=36th	-.29 .00 .00 .00 .00 .00
en:w-1=3rd	.00 .00 .00 .00 .00 -.42
en:w-1=4	-.54 -.52 -.32 .00 -.32 -.41
en:w-1=5	.00 .00 .00 -.24 .00 .00
en:w-1=5th	.00 -.40 .00 -.27 .00 .00
en:w-1=7	-.31 -.12 -.29 -.17 -.28 -.21
en:w-1=:	-.10 -.32 -.48 -.59 .03 .14
en:w-1=;	-.36 -.40 -.35 .00 -.16 -.17
en:w-1=[	-.37 -.38 -.56 .00 -.35 -.46
en:w-1=]	-.23 .00 .00 .00 .00 .00
en:w-1=^	-.13 -.25 -.46 -1.19 .11 .20
en:w-1=a	-.64 -1.20 -1.08 .27 -1.00 -1.17
en:w-1=acquired	-.62 .00 .00 .00 .00 .00
en:w-1=across	-.20 -.12 .38 .00 -.11 -.11
en:w-1=actor	.00 .00 .00 -.25 -.46 -.84
en:w-1=actress	.00 .00 .00 .00 -.23 .11
en:w-1=after	-.20 -.54 -.47 -.22 .11 -.33
en:w-1=against	-.53 .00 -.41 -.22 -.47 .00
en:w-1=album	.00 .00 .00 .00 -.64 .00
en:w-1=alongside	-.52 .00 .00 .00 .00 .00
en:w-1=also	-.38 -.16 -.23 .00 -.21 -.59
en:w-1=an	-.92 -.03 -.68 -.59 -.66 -.59
en:w-1=and	.08 .15 .09 -.69 .15 .14
en:w-1=are	-.59 -.27 -.31 .00 -.52 .24
en:w-1=artist	.00 .00 .00 .00 .25 .00
en:w-1=as	.35 -.44 -.26 -.76 -.21 .21
en:w-1=at	.62 .81 .09 .14 -1.17 -1.04
en:w-1=attend	-.34 .32 -.11 .00 -.09 -.10
en:w-1=attended	-.23 .42 -.34 -.15 -.15 -.40
en:w-1=attending	.00 .23 -.56 -.11 -.35 .00
en:w-1=august	.00 .00 .00 .00 .00 -.45
en:w-1=author	.00 .00 .00 .00 -.06 .42
en:w-1=band	.46 .00 .00 -.27 .00 .00
en:w-1=became	.11 -.28 -.43 .00 -.37 -.20
en:w-1=before	-.43 .00 .00 .00 .00 .00
en:w-1=bin	-.64 -.16 -.30 -.43 -.43 -.55
en:w-1=bint	-.33 .00 .00 .00 .12 .00
en:w-1=born	-.65 -.35 -.42 -.39 -.56 -.10
en:w-1=botanist	.00 -.27 -.34 -.29 .00 .00
en:w-1=both	.18 .00 .00 .00 .00 .00
en:w-1=brand	.62 .00 .00 .00 .00 -.27
en:w-1=broadcaster	-.34 -.23 -.28 .00 .18 -.48
en:w-1=brother	-.61 -.36 -.44 .00 -.76 -.14
en:w-1=businessman	-.35 .00 .00 .00 .00 .00
en:w-1=by	-.13 -.21 -.78 -.63 .20 .11
en:w-1=called	.00 -.48 .11 -.37 -.67 -.39
en:w-1=century	-.30 .00 -.18 .00 .00 .00
en:w-1=ceo	-.81 .00 .00 .00 .00 .00
en:w-1=chairman	-.81 .00 .00 .00 .00 .00
en:w-1=chancellor	-.44 .00 .00 .00 .00 .00
en:w-1=chemist	.00 .00 .00 .00 -.55 -.05
en:w-1=chief	-.89 -.08 -.40 -.42 -.63 -.37
en:w-1=children	-.19 -.13 -.20 .00 -.44 -.18
en:w-1=club	.00 .00 -.59 -.30 .00 .00
en:w-1=co-founded	.85 .00 .00 -.18 .00 .00
en:w-1=co-founder	-.59 .00 .00 .00 .42 .00
en:w-1=colonel	.00 -.19 .00 .00 .00 -.60
en:w-1=comedian	-.55 .00 .00 .00 .00 .00
en:w-1=company	.93 .00 -.40 -.45 .00 .00
en:w-1=created	.60 .00 .00 .00 -.10 .00
en:w-1=current	.02 -.14 -.69 -.36 -.34 -.22
en:w-1=daughter	-.51 -.22 -.44 -.16 -.25 .62
en:w-1=daughters	-.19 .00 .00 .00 .00 .00
en:w-1=defeated	.40 .00 .00 .00 .00 .00
en:w-1=designer	.00 .00 .00 .00 -.11 .00
en:w-1=director	-.20 -.37 -.63 -.23 .02 -.44
en:w-1=drummer	-.32 .00 .00 .00 .00 .00
en:w-1=during	-.63 -.39 .00 .00 .00 -.42
en:w-1=editor	.41 -.23 -.45 .00 -.20 -.38
en:w-1=engineer	-.48 -.26 -.70 .00 -.39 -.54
en:w-1=entered	.32 .59 -.36 .00 -.40 -.10
en:w-1=entrepreneur	-.90 -.25 -.37 .00 -.18 -.46
en:w-1=established	.17 .00 -.36 .00 -.17 .00
en:w-1=example	-.60 -.63 .23 .00 -.53 -.51
en:w-1=executive	.21 -.20 -.55 .00 -.35 -.45
en:w-1=father	.00 .00 -.23 -.17 .00 -.75
en:w-1=first	-.64 -.34 -.38 -.31 -.09 -.14
en:w-1=following	-.68 -.42 -.49 .00 -.17 -.20
en:w-1=for	-.04 -1.13 -1.15 -.65 .24 -.02
en:w-1=formed	.77 .00 .00 -.36 .00 .00
en:w-1=former	-.82 -.39 .39 -.36 -.16 -.66
en:w-1=formerly	.19 -.21 -.66 -.28 .05 -.20
en:w-1=founded	.71 .00 -.26 .00 -.27 -.28
en:w-1=founder	-.70 .00 .00 .00 .00 .00
en:w-1=founding	.21 .00 .00 .00 .00 .00
en:w-1=friday	.00 .00 .66 -.32 .00 .00
en:w-1=friend	-.29 .00 .00 .00 -.42 .00
en:w-1=from	-.19 .50 .38 .00 -.46 -.49
en:w-1=general	-.35 -.35 -.44 .00 -.38 .10
en:w-1=generation	.00 .00 .00 .00 .30 -.31
en:w-1=governor	.00 .00 .00 .00 .16 .00
en:w-1=graduated	.00 -.19 -.14 -.13 .00 .00
en:w-1=guitarist	-.50 .00 .00 .00 .00 .00
en:w-1=her	-.66 -.70 -.31 .00 -.29 -.24
en:w-1=his	-.07 -.58 -.64 -.49 .43 -.45
en:w-1=historian	-.32 .00 -.21 .00 -.34 .00
en:w-1=husband	-.34 -.22 -.40 -.17 .38 -.94
en:w-1=i	-.80 -.54 -.66 .00 -.93 -.51
en:w-1=in	-.60 -.27 .25 .10 -.77 -.82
en:w-1=include	-.60 -.38 -.45 .00 -.76 -.42
en:w-1=includes	-.56 .00 .00 .00 .00 .00
en:w-1=including	-.36 .00 -.57 .00 .07 .00
en:w-1=into	-.41 -.02 -.58 -.18 -.27 -.23
en:w-1=is	-.34 -.46 -.28 -.34 -.65 -.02
en:w-1=its	-.91 -.48 -.23 -.28 -.15 -.26
en:w-1=joined	.71 -.81 -.45 -.27 -.40 -.34
en:w-1=joining	.29 -.51 -.11 .00 -.17 -.10
en:w-1=journalist	-.41 .00 .00 .00 .00 -.78
en:w-1=kids	.00 .00 .00 -.18 .00 .00
en:w-1=languages	-.18 -.14 -.22 .00 -.21 -.23
en:w-1=last	.40 .00 .00 .00 .00 .00
en:w-1=late	-.53 -.42 -.38 -.35 .10 -.92
en:w-1=later	-.38 .00 -.42 .00 -.38 -.51
en:w-1=leading	-.55 -.21 -.52 .00 -.44 -.48
en:w-1=led	.72 -.41 -.34 .00 -.42 -.30
en:w-1=left	-.15 .34 .24 .00 -.35 -.15
en:w-1=local	-.59 .00 .00 .00 .00 .00
en:w-1=major	-.43 -.22 -.20 -.19 -.34 -.48
en:w-1=married	-.57 -.43 -.41 -.20 .09 .34
en:w-1=mathematician	.37 .00 .00 .00 .00 .00
en:w-1=may	.00 .00 .00 .00 .00 .41
en:w-1=member	-.57 -.39 -.40 .00 -.42 -.37
en:w-1=met	-.54 .00 .00 .00 -.07 -.41
en:w-1=minister	-.29 .00 .00 .00 .00 .00
en:w-1=mother	.00 .00 -.28 -.31 .00 .01
en:w-1=my	-.72 -.41 -.53 .00 .42 -.31
en:w-1=n't	.00 .00 .00 .00 -.84 .00
en:w-1=name	.60 .00 -.45 -.37 .00 .00
en:w-1=named	-.70 -.30 -.30 -.14 -.27 -.27
en:w-1=national	.44 .00 .00 .00 .00 .00
en:w-1=native	.00 .00 .02 .36 -.33 -.27
en:w-1=near	-.83 -.25 .54 -.41 -.50 -.25
en:w-1=new	.00 .00 .00 .00 -.33 -.36
en:w-1=northern	-.55 .00 -.42 .00 .00 .00
en:w-1=now	.12 -.13 .37 -.19 -.47 -.61
en:w-1=née	.00 .00 .00 -.50 .19 .00
en:w-1=of	.39 -.26 -.07 .27 .16 -.04
en:w-1=old	.00 .00 .00 .00 -.21 .41
en:w-1=on	-.08 -.80 -.21 .01 -.00 -.53
en:w-1=opened	.44 -.19 -.35 -.29 -.51 -.25
en:w-1=or	-1.05 -.20 -.86 .00 .01 -.46
en:w-1=original	.87 .00 .00 .00 .00 .00
en:w-1=other	.34 -.23 -.48 .00 -.19 -.40
en:w-1=our	-.55 -.39 -.89 .00 -.38 -.51
en:w-1=owner	.00 .00 -.31 .00 .00 -.65
en:w-1=partner	-.46 -.14 -.23 -.20 -.15 -.22
en:w-1=physicists	.08 .00 .00 .00 .00 .00
en:w-1=player	-.35 -.19 -.35 .00 .29 -.36
en:w-1=plays	.00 .00 .00 .00 -.47 .00
en:w-1=present	-.10 -.22 -.68 .00 -.52 -.43
en:w-1=president	-1.06 -.21 -.26 .00 -.16 -.65
en:w-1=prestigious	-.21 .47 -.27 .00 .00 .00
en:w-1=previously	.83 .00 .00 .00 .00 .00
en:w-1=professor	.64 -.71 -.31 .00 .07 .32
en:w-1=professors	-.58 .00 .00 .00 .00 .00
en:w-1=prominent	-.39 .00 -.46 -.38 .00 .00
en:w-1=proud	.00 .00 -.40 -.18 .00 .00
en:w-1=read	-.43 -.37 -.18 .00 -.13 -.02
en:w-1=renowned	-.42 .00 .00 .00 .00 .00
en:w-1=represented	.00 -.31 -.27 -.38 .00 -.74
en:w-1=retired	-.14 -.11 -.44 -.29 -.34 -.15
en:w-1=s	.27 .00 .00 .00 .00 .00
en:w-1=said	-.61 -.46 -.59 .00 -.43 -.65
en:w-1=second	-.51 -.23 .00 .00 -.56 .00
en:w-1=senator	-.43 .00 .00 .00 .00 .42
en:w-1=serving	-.54 .00 .00 -.45 .00 .00
en:w-1=seven	-.52 .00 .00 .00 .00 -.52
en:w-1=since	-.31 -.16 -.28 .00 -.14 -.41
en:w-1=sisters	-.28 .00 .00 .00 .00 .00
en:w-1=site	.68 .00 .00 -.38 .00 .00
en:w-1=son	-.39 -.22 -.38 -.18 .08 .53
en:w-1=songwriter	-.56 .00 .00 .00 .00 .00
en:w-1=sons	-.14 -.11 -.13 .00 -.14 .01
en:w-1=southern	-.24 .00 .42 .00 .00 .00
en:w-1=speaks	-.27 -.25 -.34 .00 -.22 -.35
en:w-1=spoke	-.29 -.19 -.17 .00 -.13 -.18
en:w-1=studied	-.51 -.81 -.48 -.18 -.35 -.26
en:w-1=succeeded	-.59 .00 .00 .00 .00 .00
en:w-1=succeeding	-.42 .00 .00 .00 .00 .00
en:w-1=summer	.00 .00 .00 -.78 .00 .00
en:w-1=taught	-.50 -.34 -.41 .00 -.42 -.38
en:w-1=team	.41 .00 .00 -.19 .00 .00
en:w-1=that	-.06 -.54 -.54 -.16 .20 -.80
en:w-1=the	.10 .14 -.17 -.32 -.48 -.56
en:w-1=their	.37 .00 .00 .00 .00 .00
en:w-1=then	-.38 -.41 .31 .00 -.33 -.37
en:w-1=this	-.37 -.34 -.51 .00 -.37 -.43
en:w-1=through	.58 .43 .00 .00 -.29 .00
en:w-1=throughout	-.38 .00 .00 -.22 .00 .00
en:w-1=time	-.34 .00 .00 -.39 .00 -.44
en:w-1=to	.19 .06 .12 -.05 .03 .02
en:w-1=two	-.71 -.34 -.37 -.19 -.27 -.37
en:w-1=uncle	-.43 -.36 -.29 .00 -.40 -.43
en:w-1=under	-.47 -.65 -.56 -.15 -.40 -.50
en:w-1=until	.00 .00 -.36 .00 .00 .00
en:w-1=up	.23 .00 -.29 .00 .00 .00
en:w-1=veteran	-.40 .00 .00 .00 .00 .00
en:w-1=vocalist	-.54 .00 .00 -.28 .00 .00
en:w-1=vp	.02 -.25 -.54 .00 -.67 -.56
en:w-1=was	.23 -.38 -.34 .00 .03 -.63
en:w-1=were	-.12 .00 .00 .00 -.56 .07
en:w-1=when	.04 -.27 .21 .37 .08 .37
en:w-1=where	.00 .00 .00 .00 -.41 -.50
en:w-1=which	-.60 .00 -.28 .00 .00 .00
en:w-1=while	-.48 -.24 .00 .00 .33 .00
en:w-1=whom	.00 .00 .00 .00 -.26 -.40
en:w-1=wife	-.36 -.38 -.57 -.24 -.18 -.34
en:w-1=with	-.51 -.73 -.72 -.70 .41 .22
en:w-1=within	.09 .00 .00 .00 .00 .00
en:w-1=writer	-.54 .00 .00 .00 -.27 .00
en:w-1=young	.00 .00 -.59 -.44 .00 .00
en:w-1=|	.09 -.67 -.24 .00 -.55 -.65
en:w-1=©	-.54 .36 -.54 .00 -.33 -.31
en:w-1=·	-.70 -.50 .04 .00 -.50 -.58
en:w-1=–	.23 -.58 -.64 .00 -.28 .10
en:w-1=“	.16 .00 .00 .00 .12 -.43
en:w-1=”	-.26 .00 .00 .00 .07 -.28
en:w-1=•	-.38 -.44 -.55 .00 -.45 -.48
en:w-2=" the	.00 .00 .00 .00 -.59 .00
en:w-2='s wife	.00 .00 -.25 .00 -.34 -.33
en:w-2=( at	.00 -.33 .00 .00 .00 .00
en:w-2=( born	-.41 .00 .00 .08 .00 .00
en:w-2=( former	-.63 .00 .31 -.18 .00 .00
en:w-2=( formerly	.96 .00 .00 -.28 .09 .00
en:w-2=( husband	.00 .00 .00 -.27 .00 .00
en:w-2=( now	-.54 -.45 -.34 -.19 -.47 -.47
en:w-2=( née	.00 .00 .00 -.50 .19 .00
en:w-2=( of	.00 .00 .00 .00 .00 -.50
en:w-2=( the	-.42 -.38 .00 -.26 -.29 .00
en:w-2=( wife	.00 .00 .00 -.25 .00 .00
en:w-2=( with	-.58 -.31 -.32 .00 -.36 -.41
en:w-2=) ,	-.45 .44 -1.29 .32 -.32 -.30
en:w-2=) and	-.17 .01 -.38 -.11 -.69 -.21
en:w-2=) at	.64 -.37 -.46 .00 -.45 -.27
en:w-2=) in	-.59 -.57 -.25 -.34 -.29 -.15
en:w-2=) married	.00 .00 .00 .00 .00 -.82
en:w-2=) of	.11 .00 .00 .00 .00 .00
en:w-2=) professors	-.58 .00 .00 .00 .00 .00
en:w-2=) ·	-.37 -.40 -.69 .00 -.33 -.40
en:w-2=* *	-.63 -.36 -.39 .00 -.28 -.37
en:w-2=, "	.00 .00 -.36 .00 .00 .00
en:w-2=, (	-.72 .00 .00 -.76 .00 .00
en:w-2=, a	-.96 -.70 -.59 -.39 -.66 -.43
en:w-2=, after	-.53 .00 .00 -.22 .00 .00
en:w-2=, alongside	-.24 .00 .00 .00 .00 .00
en:w-2=, an	-.62 .00 .00 .00 .00 .00
en:w-2=, and	.16 -.18 .23 -.29 .15 .20
en:w-2=, at	-.11 .23 -.23 .00 -.21 -.19
en:w-2=, born	-.22 .00 .00 -.45 -.17 .00
en:w-2=, by	-.54 .00 .00 .00 .00 .29
en:w-2=, chancellor	-.44 .00 .00 .00 .00 .00
en:w-2=, from	-.41 .39 -.25 .00 -.09 -.15
en:w-2=, in	-.54 -.57 .51 -.09 -.18 -.32
en:w-2=, including	-.53 .00 -.31 .00 .00 .00
en:w-2=, later	-.38 .00 .00 .00 -.28 .00
en:w-2=, now	.00 .25 .00 .00 .00 -.47
en:w-2=, of	-.34 -.40 .42 .00 -.42 -.23
en:w-2=, or	-.29 -.16 -.40 .00 .13 -.35
en:w-2=, succeeding	-.42 .00 .00 .00 .00 .00
en:w-2=, the	.15 .14 -.56 -.35 -.49 -.58
en:w-2=, to	-.23 .00 -.39 -.39 .00 -.27
en:w-2=, vp	-.70 -.39 -.45 .00 -.51 -.46
en:w-2=, when	-.34 -.27 -.42 .44 -.41 -.33
en:w-2=, while	-.48 .00 .00 .00 .00 .00
en:w-2=, with	-.59 -.20 -.27 -.52 -.38 -.14
en:w-2=- -	-.74 -.66 -.37 .00 -.26 -.56
en:w-2=- 2018	.35 -.41 -.29 .00 -.38 -.27
en:w-2=- 2023	-.46 .31 -.51 .00 -.27 -.23
en:w-2=. "	-.52 .00 .00 .00 .00 .00
en:w-2=. (	.49 -.24 -.15 .00 -.19 -.30
en:w-2=. ,	-.35 .18 .22 -.35 -.30 -.76
en:w-2=. and	.00 .00 .00 -.11 .42 -.15
en:w-2=. example	-.60 -.63 .23 .00 -.53 -.51
en:w-2=. from	-.72 .55 -.49 -.14 -.05 -.23
en:w-2=. in	-.65 -.58 -.49 .00 -.17 -.15
en:w-2=/ songwriter	-.36 .00 .00 .00 .00 .00
en:w-2=1874 and	.00 -.20 -.31 -.14 .00 -.54
en:w-2=1891 in	-.36 .00 .00 .39 .00 .00
en:w-2=1906 in	.00 -.36 .00 .00 .00 .00
en:w-2=1925 in	-.37 .00 .00 -.17 .00 -.10
en:w-2=1932 in	.00 .00 -.41 .40 .00 .00
en:w-2=1939 ,	.00 .00 -.25 .38 .00 .00
en:w-2=1945 in	-.26 .00 .00 .62 .00 .00
en:w-2=1947 ,	-.40 .00 .00 .35 .00 -.40
en:w-2=1951 ,	.00 -.27 .00 .00 .00 .00
en:w-2=1951 in	.00 .00 -.31 .59 .00 .00
en:w-2=1952 ,	.00 .00 .00 -.30 -.50 .00
en:w-2=1952 in	.00 .00 .00 .16 .00 .00
en:w-2=1955 in	-.32 .00 .00 .64 .00 .00
en:w-2=1956 in	-.19 .00 -.39 .39 .00 .00
en:w-2=1963 ,	.00 .00 .00 .35 -.04 .00
en:w-2=1968 in	.00 -.33 .00 .23 .00 .00
en:w-2=1969 in	-.10 .00 -.39 .27 -.38 -.29
en:w-2=1972 in	.00 .00 .00 -.30 .00 .00
en:w-2=1974 ,	.00 .00 .00 .00 -.23 -.39
en:w-2=1974 in	.00 .00 .35 .51 .00 .00
en:w-2=1976 in	-.48 .00 .00 .47 .00 .00
en:w-2=1978 by	.00 .00 .00 .00 .00 -.43
en:w-2=1978 in	-.35 .00 .00 .42 .00 .00
en:w-2=1979 in	.00 .00 .00 .39 .00 .00
en:w-2=1981 in	.00 -.21 .00 .50 .00 .00
en:w-2=1985 by	-.69 .00 .00 .00 .00 .00
en:w-2=1985 in	.00 .00 .00 .56 .00 .00
en:w-2=1987 by	-.34 .00 .00 .00 .00 .00
en:w-2=1990 ,	-.49 .00 .00 .00 -.04 .00
en:w-2=1990 by	-.31 -.17 .00 .00 .00 .00
en:w-2=1992 ,	.00 -.26 .00 .00 .00 .00
en:w-2=2003 ,	-.51 .00 .00 .00 .00 .00
en:w-2=2003 by	-.52 .00 .00 .00 .00 .00
en:w-2=2004 summer	.00 .00 .00 -.46 .00 .00
en:w-2=2006 ,	-.37 .00 -.23 .00 .00 .00
en:w-2=2009 ,	-.60 .00 .00 .00 .00 .00
en:w-2=2010 ,	-.35 .00 -.28 -.42 -.40 .00
en:w-2=2013 ,	-.35 -.29 .00 .00 .00 -.25
en:w-2=2014 ,	.47 .00 -.29 -.32 .00 .00
en:w-2=2015 ,	-.32 .00 .00 .00 .00 .00
en:w-2=: the	.02 -.36 .31 -.18 -.30 -.31
en:w-2=; born	-.32 .00 -.20 -.45 .00 .00
en:w-2=^ "	-.87 -.46 -.44 .00 -.59 -.35
en:w-2=^ (	.32 -.53 -.37 .00 -.32 -.21
en:w-2=^ *	.25 -.42 -.55 .00 -.46 -.59
en:w-2=^ ^	-.13 -.25 -.46 -1.19 .11 .20
en:w-2=^ a	-.35 -.31 -.71 .24 -.29 -.40
en:w-2=^ after	.00 .00 -.36 .00 .00 .00
en:w-2=^ at	.12 .28 -.48 .00 -.24 -.24
en:w-2=^ following	-.63 .00 .00 .00 .00 .00
en:w-2=^ in	-.32 -.43 -.30 .00 -.24 -.01
en:w-2=^ languages	-.18 -.14 -.22 .00 -.21 -.23
en:w-2=^ my	.00 .00 -.25 .00 .42 .00
en:w-2=^ our	-.55 -.39 -.69 .00 -.38 -.35
en:w-2=^ physicists	.08 .00 .00 .00 .00 .00
en:w-2=^ the	-.13 -.54 -.42 .36 -.34 .27
en:w-2=^ this	-.28 -.26 -.34 .00 -.28 -.39
en:w-2=^ when	-.39 .00 .00 .00 .12 .37
en:w-2=^ with	.43 .00 .00 .00 -.15 .00
en:w-2=a .	-.35 .00 -.14 -.29 .00 .00
en:w-2=a former	-.86 -.37 -.74 -.31 -.60 -.20
en:w-2=a native	.00 .00 .00 -.48 .00 .00
en:w-2=a prominent	-.39 .00 .00 -.34 .00 .00
en:w-2=a proud	.00 .00 -.40 -.18 .00 .00
en:w-2=a retired	.17 .00 .00 -.29 .00 .00
en:w-2=a son	.00 .00 .00 .00 .00 -.19
en:w-2=abbreviated as	.26 .00 .00 .00 .00 .00
en:w-2=abelson and	-.57 .00 .00 .00 .00 .00
en:w-2=academy (	.40 .00 -.20 .00 .00 .00
en:w-2=acquired by	-.15 .00 .00 .00 .00 .00
en:w-2=acquisition by	-.65 .00 .00 .00 .00 .00
en:w-2=actor ,	.00 .00 -.27 -.31 .00 .00
en:w-2=acworth ,	.00 .00 -.65 .00 .00 .00
en:w-2=addition ,	-.28 .00 .00 .00 .00 .00
en:w-2=after the	.00 .00 -.42 .00 .00 .00
en:w-2=airport near	-.46 .00 .00 .00 .00 .00
en:w-2=albert ,	.00 .00 .00 .00 -.39 .00
en:w-2=alexis ,	.00 .00 .00 .00 .00 .49
en:w-2=alfred and	.00 .00 .00 -.29 .00 -.41
en:w-2=all of	-.27 .00 .00 .00 -.51 -.32
en:w-2=along with	-.58 .00 .00 -.14 -.51 .23
en:w-2=alumnus of	.00 .38 .00 .00 -.18 .00
en:w-2=ambassador to	-.60 -.50 -.68 .00 -.38 -.31
en:w-2=and a	.20 -.21 -.26 -.20 -.41 -.58
en:w-2=and an	-.47 -.47 -.38 .00 -.24 -.37
en:w-2=and attended	.00 -.19 -.36 -.14 .00 -.25
en:w-2=and ceo	-.60 .00 .00 .00 .00 .00
en:w-2=and daughter	-.30 -.06 -.35 -.12 -.25 .19
en:w-2=and former	-.55 .00 .00 -.21 .00 .00
en:w-2=and friend	-.29 .00 .00 .00 -.46 .00
en:w-2=and kids	.00 .00 .00 -.18 .00 .00
en:w-2=and of	-.38 .00 .00 .00 .00 -.56
en:w-2=and opened	.00 .00 -.12 -.29 .00 .00
en:w-2=and son	-.16 .00 -.35 -.12 -.37 -.11
en:w-2=and the	-.08 -.09 .15 -.14 -.54 -.63
en:w-2=and to	-.44 .20 -.23 .00 -.60 -.36
en:w-2=and vocalist	-.30 .00 .00 -.28 .00 .00
en:w-2=angeles ,	-.29 -.36 -.57 .00 -.34 -.26
en:w-2=appear that	.00 .00 .00 .00 .30 .00
en:w-2=apr 1942	.00 .00 .00 .00 -.25 .00
en:w-2=arden and	-.69 .00 .00 .00 .00 .00
en:w-2=area of	.00 .00 .00 .48 .00 .00
en:w-2=arlington ,	.00 .00 -.48 -.62 .00 -.27
en:w-2=around the	-.51 .00 .00 .00 .00 .00
en:w-2=art historian	-.32 .00 -.21 .00 -.34 .00
en:w-2=artistic director	-.60 .00 .00 .00 .00 .00
en:w-2=arts in	.00 -.78 .00 -.16 .00 .00
en:w-2=as "	.38 .00 -.21 -.20 .00 .00
en:w-2=as a	.05 -.22 -.29 .00 -.21 -.30
en:w-2=as an	.13 -.29 -.08 .00 -.07 -.05
en:w-2=as the	-.59 .34 -.10 -.17 -.23 -.36
en:w-2=assistant ,	.49 .32 -.62 .00 -.24 -.48
en:w-2=association (	.71 -.36 .00 .00 .00 .00
en:w-2=at the	-.03 .27 -.55 -.32 -.55 -.42
en:w-2=atlanta in	.00 .00 -.80 .00 .00 .00
en:w-2=attend the	.00 .00 -.43 .00 -.57 .00
en:w-2=attended the	.00 .66 .00 -.04 .00 .00
en:w-2=attending the	.00 .39 .00 .00 .00 .00
en:w-2=audio engineer	-.22 .00 .00 .00 .00 .00
en:w-2=augusta (	.00 .00 .00 -.45 .00 -.25
en:w-2=austin ,	-.26 .00 .39 .44 .00 .00
en:w-2=australia ,	-.31 -.32 .34 -.37 -.23 -.36
en:w-2=authority (	.15 -.55 .00 .00 .00 .00
en:w-2=awarded the	-.46 -.43 -.23 .00 -.28 -.34
en:w-2=aziz and	.00 .00 -.45 -.33 .24 -.36
en:w-2=b .	-.50 -.21 .00 -.22 .00 .00
en:w-2=back to	.00 .00 .58 .00 .00 -.18
en:w-2=baldino ,	-.56 .00 .00 .00 .00 .00
en:w-2=baltimore ,	-.30 .00 .00 -.27 -.25 .00
en:w-2=based in	-.19 -.17 -.42 -.39 .00 .00
en:w-2=be the	-.25 .00 .00 .00 .00 .00
en:w-2=beach ,	.00 .00 -.36 -.33 -.30 .00
en:w-2=became the	.00 .00 .00 .00 .18 .00
en:w-2=been at	.22 -.60 -.63 .00 -.52 -.26
en:w-2=before joining	.58 -.18 .00 .00 .00 .00
en:w-2=best friend	.00 .00 .00 .00 -.27 .00
en:w-2=bill )	.00 .00 .00 -.15 .00 .40
en:w-2=billy )	.00 .00 .00 -.26 -.07 -.23
en:w-2=birth to	.00 .00 .00 .00 .00 .51
en:w-2=bishop of	.00 -.14 .00 .00 .00 .00
en:w-2=bittorrent site	.49 .00 .00 -.17 .00 .00
en:w-2=blackwell ,	-.61 .00 .00 .00 .00 .00
en:w-2=blais )	.00 .00 .00 -.31 .00 -.14
en:w-2=board of	.68 -.35 -.28 .00 -.44 -.35
en:w-2=born at	.00 -.23 .00 -.36 .00 .00
en:w-2=born in	-.33 -.34 -.19 .44 -.31 -.31
en:w-2=boys ,	.00 .00 .00 -.34 .00 .00
en:w-2=branch of	-.39 .00 -.38 -.24 .00 .00
en:w-2=brand of	-.37 .00 .00 .00 .00 .00
en:w-2=british and	.41 .00 .00 .00 .00 .00
en:w-2=brooklyn ,	.00 -.12 .00 -.33 .00 .00
en:w-2=brother ,	-.70 -.38 -.36 .00 -.40 .24
en:w-2=brother of	.00 .00 .00 .00 .00 .23
en:w-2=brunswick .	.00 -.14 -.11 -.14 .00 -.74
en:w-2=buffalo ,	-.44 -.19 .27 .22 .00 .00
en:w-2=busi from	.00 -.31 .00 .00 .00 -.16
en:w-2=buuren ,	-.60 .00 .00 .00 .00 .00
en:w-2=by a	-.45 -.15 .00 .17 .00 .00
en:w-2=by chairman	-.57 .00 .00 .00 .00 .00
en:w-2=by the	-.03 -.44 -.22 .22 -.09 -.34
en:w-2=c .	.19 .00 .00 .00 .00 .00
en:w-2=caleb and	.00 .00 .00 -.23 .00 .00
en:w-2=california ,	-.01 .61 -.32 -.01 .00 .00
en:w-2=cambridge 's	-.12 .00 .00 .00 -.25 .00
en:w-2=came to	.06 -.70 -.66 .00 -.30 -.17
en:w-2=canion ,	-.53 .00 .00 .00 .00 .00
en:w-2=career at	.65 .00 .00 -.36 .00 .00
en:w-2=caroline and	-.43 .00 .00 .00 .00 .00
en:w-2=carter ,	.00 .00 .00 -.28 .00 .00
en:w-2=causes ,	.00 .00 .00 .00 -.55 .00
en:w-2=center in	-.30 -.44 -.69 .00 -.21 .00
en:w-2=ceo ,	-.48 .00 -.18 .00 .00 .00
en:w-2=ceo at	.65 .00 .00 .00 .00 .00
en:w-2=ceo is	-.45 .00 .00 .00 .00 .00
en:w-2=ceo of	2.01 -.26 -.33 -.47 -.45 -.30
en:w-2=cephalon ,	.64 .00 .00 .00 .00 .00
en:w-2=chairman ,	-.78 .00 .00 .00 .00 .00
en:w-2=chairman of	-.31 .00 -.29 -.23 .00 -.28
en:w-2=chairs the	-.29 -.50 -.35 .00 -.39 -.23
en:w-2=chemistry at	-.24 -.31 -.08 .00 -.11 -.12
en:w-2=chicago ,	.00 -.36 -.37 .29 .00 .00
en:w-2=children 's	.00 .00 -.09 .00 -.12 .00
en:w-2=children ,	.00 .00 -.53 -.15 -.64 .52
en:w-2=children -	.00 .00 .00 .00 -.20 .19
en:w-2=children of	.00 .00 .00 -.22 .00 -.55
en:w-2=children were	.00 .00 .00 .00 -.56 .45
en:w-2=château for	.00 .00 .00 .00 .27 .27
en:w-2=city ,	.25 -.42 -.11 -.41 -.33 -.32
en:w-2=city of	.00 .00 -.04 -.07 .00 .00
en:w-2=clark ,	-.71 .00 .00 .00 .00 .00
en:w-2=clinton and	-.37 .00 .00 .00 .00 -.20
en:w-2=co .	-.50 -.24 -.49 .00 -.49 -.58
en:w-2=co-founded by	-.68 .00 .00 .00 .00 .00
en:w-2=co-founder of	.74 .00 .00 .00 .00 -.44
en:w-2=col ,	.42 .00 .00 -.81 .00 .00
en:w-2=college ,	-.24 .13 .20 -.41 -.13 -.37
en:w-2=college and	.42 -.21 .00 .00 .00 .00
en:w-2=college in	.00 -.74 .00 .00 -.36 .00
en:w-2=columbia ,	-.30 -.39 -.40 .43 -.16 -.11
en:w-2=commander of	-.55 -.28 -.30 .00 -.15 -.26
en:w-2=company ,	-.12 .00 .00 -.36 .00 -.21
en:w-2=company in	-.68 .00 .00 .00 .00 -.13
en:w-2=company of	.27 .00 .00 .00 .00 .00
en:w-2=corporation ,	.40 .00 .00 .00 .21 .00
en:w-2=cottonwood ,	.00 -.42 .00 .00 .00 -.07
en:w-2=county ,	.00 .00 .56 .00 .00 -.16
en:w-2=county and	.00 .00 -.55 .00 .00 .00
en:w-2=curl ,	-.65 .00 .00 .00 .00 .00
en:w-2=currently the	-.55 .00 .00 .00 .00 .00
en:w-2=cyrillic :	-.34 .00 .00 -.27 .00 .00
en:w-2=d .	-.32 -.09 -.24 -.26 -.25 -.23
en:w-2=dallas ,	-.15 .00 .00 .35 .00 -.26
en:w-2=daughter ,	-.56 -.10 -.24 -.25 -.90 .36
en:w-2=daughter of	-.62 .00 -.42 -.44 -.06 -2.09
en:w-2=daughters ,	-.56 .00 .00 .00 -.73 .38
en:w-2=death ,	-.37 .00 .00 .00 .00 -.27
en:w-2=death of	.00 .00 .00 .00 .00 -.28
en:w-2=degree from	-.37 .51 -.15 -.24 -.16 -.10
en:w-2=designed by	-.35 .00 .00 .00 -.08 .00
en:w-2=died in	-.33 .00 .00 -.33 .00 -.21
en:w-2=dir .	-.36 -.27 -.42 .00 -.43 -.35
en:w-2=direct the	-.46 .00 .00 .00 .00 .00
en:w-2=director ,	-.28 -.76 -.52 .00 -.66 -.53
en:w-2=director at	.34 -.62 -.60 .00 -.18 -.37
en:w-2=director of	-.20 -.65 -.82 -.17 -.65 -.62
en:w-2=directors of	.31 .00 -.47 .00 .00 .00
en:w-2=district ,	.43 -.43 -.05 .55 -.26 -.26
en:w-2=division of	.26 .00 .00 .00 .00 .00
en:w-2=dr .	-.67 -.50 -.40 -.38 .21 -.43
en:w-2=during the	.00 .00 -.28 -.44 -.55 .00
en:w-2=e .	-.33 .00 -.35 -.21 .29 .29
en:w-2=earned his	.00 -.46 .00 -.22 .00 .00
en:w-2=economics and	-.50 .38 .00 .00 .00 .00
en:w-2=editor ,	-.80 -.27 -.25 .00 -.14 -.13
en:w-2=educated at	-.24 .40 -.20 -.12 -.09 -.05
en:w-2=educated in	-.10 -.34 .33 -.22 .00 .00
en:w-2=education ,	-.61 .69 -.24 .00 -.31 -.44
en:w-2=education in	-.20 .41 -.55 -.24 -.09 -.08
en:w-2=elder brother	-.22 .00 .00 .00 .00 .00
en:w-2=ellis ,	.15 .00 .00 .00 .23 .00
en:w-2=emigrated to	.00 .00 .77 .00 -.36 .00
en:w-2=emma (	.00 .00 .00 -.53 .00 -.23
en:w-2=engineer ,	.51 -.38 -.43 .00 -.38 -.32
en:w-2=engineer at	.18 -.69 -.61 .00 -.42 -.32
en:w-2=engineering ,	-.82 .12 -.43 .00 -.40 -.41
en:w-2=english ,	-.80 -.73 -1.24 .00 -.76 -.90
en:w-2=english and	-.74 -.47 -.76 .00 -.51 -.68
en:w-2=enrolled at	-.34 -.17 -.14 -.23 -.12 -.06
en:w-2=established by	.18 .00 .00 .00 .00 -.52
en:w-2=established the	.53 .00 -.24 .00 -.40 -.22
en:w-2=euler-chelpin married	.00 .00 .00 .00 -.41 .18
en:w-2=example |	-.34 -.38 -.58 .00 -.17 -.15
en:w-2=executive director	-.51 .00 .00 .00 .00 .00
en:w-2=executive with	.48 .00 .00 -.22 .00 .00
en:w-2=eyes of	.00 .00 -.52 .00 .00 .00
en:w-2=f .	-.39 .00 .00 -.26 .00 .00
en:w-2=facebook ,	-.55 .00 .00 .00 -.26 .00
en:w-2=faction (	-.20 .00 .00 .00 -.32 .00
en:w-2=faculty of	.74 -.37 .00 .00 .00 .00
en:w-2=family in	.00 .00 .12 .00 -.51 .00
en:w-2=family of	.00 .00 -.22 -.41 .05 -.41
en:w-2=father ,	-.53 -.36 -.51 .00 -.41 -.51
en:w-2=father of	.59 -.29 -.28 .00 -.28 .61
en:w-2=fellow ,	-.01 -.40 -.12 .00 -.10 -.09
en:w-2=first husband	.00 .00 .00 .00 -.52 .00
en:w-2=first to	.00 .00 .00 .00 .14 .00
en:w-2=florida by	.00 .00 .00 -.22 .09 .00
en:w-2=for the	-.33 -1.00 -.74 -.49 -.83 -.58
en:w-2=formed by	-.76 .00 .00 .00 .00 .00
en:w-2=formerly of	-.53 -.43 -.52 .00 -.51 -.34
en:w-2=founded by	-.34 .00 .00 .00 .00 .30
en:w-2=founded in	.00 .00 -.41 .00 .00 .00
en:w-2=founded the	.73 .00 .00 .00 -.22 .00
en:w-2=founder ,	-1.04 .00 .00 .00 .00 .00
en:w-2=founder of	.14 .00 .00 -.13 .00 .00
en:w-2=founders of	.54 .00 .00 .00 .00 .00
en:w-2=france ,	.37 .00 .41 .00 .00 .00
en:w-2=franklin married	.00 .00 .00 .00 -.30 -.93
en:w-2=frederick ,	.00 .00 .00 .38 -.24 -.67
en:w-2=french and	-.45 -.55 -.77 .00 -.47 -.59
en:w-2=fresno ,	.00 .00 .00 .32 .00 .00
en:w-2=from the	-.21 .35 .23 .14 -.12 -.16
en:w-2=g .	-.30 .00 .00 -.18 -.54 -.64
en:w-2=gahler )	.00 .00 .00 -.30 .00 -.14
en:w-2=galler ,	-.72 .00 .00 .00 .00 .00
en:w-2=game company	.50 .00 .00 .00 .00 .00
en:w-2=gates ,	-.36 .00 .00 .00 .00 .25
en:w-2=george and	.00 .00 .00 -.17 .00 -.43
en:w-2=germany ,	-.66 .00 .24 .00 .00 .00
en:w-2=glenn ,	.00 .00 .00 -.78 .00 .00
en:w-2=governor of	-.48 .00 .00 .00 .00 .00
en:w-2=graduate of	-.89 .59 -.34 -.19 -.24 -.29
en:w-2=graduated from	.23 .60 -.50 -.20 -.17 -.17
en:w-2=graduating from	-.44 .54 -.14 .00 .00 -.10
en:w-2=graham ,	-.61 .00 .00 .00 .00 .00
en:w-2=graham and	.00 .00 .00 .00 .00 .42
en:w-2=graham married	.00 .00 -.25 .00 .00 .00
en:w-2=grandson of	.00 .00 .00 .00 -.47 -.41
en:w-2=greek :	.00 .00 .00 -.25 .00 .00
en:w-2=group (	.60 .00 .00 .00 .00 .00
en:w-2=group ,	.48 .00 .00 .00 .00 -.44
en:w-2=group in	-.56 .00 -.36 .00 .00 .00
en:w-2=h .	.15 .00 .00 .00 -.52 -.02
en:w-2=harris and	-.60 .00 .00 .00 .00 .00
en:w-2=hatun ,	.00 .00 .00 .00 .25 .00
en:w-2=have daughters	-.19 .00 .00 .00 .00 .00
en:w-2=he attended	-.23 .18 -.20 .00 -.15 -.31
en:w-2=he founded	.69 .00 -.26 .00 .00 .00
en:w-2=he joined	-.33 -.42 -.11 .00 -.06 -.00
en:w-2=he married	-.28 -.23 -.12 .00 .34 -.36
en:w-2=he met	-.54 .00 .00 .00 -.00 .00
en:w-2=he represented	.00 -.31 -.27 -.38 .00 -.54
en:w-2=he succeeded	-.39 .00 .00 .00 .00 .00
en:w-2=head of	-.95 -.31 -.61 .00 -.27 -.41
en:w-2=headquartered in	-.35 .00 .00 .00 .00 .00
en:w-2=heath ,	-.93 .00 .00 .00 .00 .00
en:w-2=her husband	-.27 -.17 -.41 -.14 .46 -.77
en:w-2=her native	.00 .00 .00 .20 -.33 -.27
en:w-2=here in	.00 .00 .46 -.44 .00 .00
en:w-2=hired by	.00 .00 .00 .00 -.50 .00
en:w-2=his brother	-.33 -.28 -.32 .00 -.60 .22
en:w-2=his daughter	.00 .00 .00 .00 .00 .59
en:w-2=his father	.00 .00 .00 .00 .00 -.35
en:w-2=his native	.00 .00 .02 .41 .00 .00
en:w-2=his son	-.31 -.06 -.25 .00 -.35 .92
en:w-2=his wife	-.36 -.38 -.58 -.23 -.04 -.25
en:w-2=history at	.53 -.30 .00 .00 .00 .00
en:w-2=home in	-.15 -.19 .40 .00 -.24 -.13
en:w-2=home of	.00 .00 .00 -.44 .00 -.19
en:w-2=hosting company	-.86 .00 .00 -.12 .00 .00
en:w-2=houston ,	.00 -.35 .52 .00 .00 -.24
en:w-2=hungarian :	.00 .00 .00 -.24 .00 .00
en:w-2=husband ,	-.41 -.30 -.40 -.19 -.08 -.43
en:w-2=i 'm	-.57 -.44 -.47 -.26 -.53 -.56
en:w-2=i .	-.52 .00 .00 .00 .00 .00
en:w-2=i and	.00 .00 -.29 .00 .00 -.57
en:w-2=i joined	.49 .00 .00 .00 .00 .00
en:w-2=i of	.00 .00 -.69 .00 .24 -.59
en:w-2=idaho with	.00 -.43 .00 .00 .00 -.30
en:w-2=ii ,	.43 -.34 -.33 .00 -.85 .30
en:w-2=iii ,	.00 .00 .00 .00 -.42 .00
en:w-2=in 2007	.00 .00 .00 .00 -.46 .00
en:w-2=in 2008	-.49 .00 .00 .00 .26 .00
en:w-2=in a	-.35 .00 -.47 .00 .00 .00
en:w-2=in both	-.53 .00 .00 .00 .00 .00
en:w-2=in northern	.00 .00 -.42 .00 .00 .00
en:w-2=in the	.13 -.35 -.37 -.52 -.42 -.29
en:w-2=including the	.18 -.19 -.48 .00 .00 .00
en:w-2=industry veteran	-.40 .00 .00 .00 .00 .00
en:w-2=intern ,	.33 -.17 -.19 .00 -.28 -.19
en:w-2=into the	-.34 -.39 -.46 .00 -.30 -.47
en:w-2=invest for	.36 .00 .00 -.20 .00 .00
en:w-2=iowa where	.00 .00 .00 .00 -.30 .00
en:w-2=is a	-.93 -.37 -.28 .23 -.50 -.46
en:w-2=is an	-.50 -.31 -.22 -.52 .00 .00
en:w-2=is from	-.20 .14 -.21 .00 -.04 -.12
en:w-2=is the	-.27 .34 .00 .00 .00 .00
en:w-2=ix and	.00 .00 .00 .00 -.59 .09
en:w-2=j .	-.45 .00 .00 -.34 .14 .00
en:w-2=james and	.00 .00 .00 .00 .00 -.66
en:w-2=janek ,	-.65 .00 .00 .00 .00 .00
en:w-2=jazz at	.78 -.16 -.26 .00 -.21 -.05
en:w-2=jim ,	.00 .00 .00 .00 .00 .55
en:w-2=job in	-.26 -.39 .33 .00 -.14 -.22
en:w-2=johnson and	-.60 .00 .00 .00 .00 .00
en:w-2=joined the	.11 .27 -.46 -.23 -.24 .00
en:w-2=jon and	.00 .00 .00 .00 -.41 .00
en:w-2=k .	-.37 -.24 -.47 .00 -.44 -.48
en:w-2=kalckar and	-.52 .00 .00 .00 -.36 .00
en:w-2=katsilometes ,	.00 -.61 .00 .00 .00 -.25
en:w-2=kids ,	.00 .00 -.38 -.21 .00 .00
en:w-2=kielsinki and	-.67 .00 .00 .00 .00 .00
en:w-2=known as	-.29 .00 -.46 -.38 .21 .61
en:w-2=kong in	-.22 .00 .00 .00 .00 .00
en:w-2=kroto ,	-.73 .00 .00 .00 .00 .00
en:w-2=kroto at	.79 .00 .00 .00 .00 .00
en:w-2=l .	-.63 -.13 -.41 -.30 -.34 -.56
en:w-2=laboratory in	-.22 .00 .00 .00 -.11 .00
en:w-2=later in	.00 -.30 .00 .00 -.39 .00
en:w-2=later of	.00 .00 -.38 .00 .00 .00
en:w-2=laura and	.00 .00 .00 .00 .00 .21
en:w-2=law in	.00 -.48 -.23 .00 .00 -.08
en:w-2=leadership of	-.35 .00 .00 .00 .20 .00
en:w-2=leading the	.25 .00 .00 .00 .00 .00
en:w-2=league 's	.00 .00 -.15 .00 .00 .00
en:w-2=league (	.00 .00 .00 -.20 .00 .00
en:w-2=leaving the	.40 .00 -.43 .00 -.17 .00
en:w-2=led by	-.13 .00 .00 .00 .00 .00
en:w-2=left the	.56 -.31 .09 .00 -.19 -.03
en:w-2=limited ,	-.34 .00 .00 .00 .00 .00
en:w-2=lincoln ,	.00 .00 -.62 .00 .00 .00
en:w-2=linnaeus at	-.29 .37 .00 .00 .00 .00
en:w-2=live in	-.25 -.27 .61 -.83 -.81 -.21
en:w-2=lived in	-.24 -.22 -.01 -.95 -.29 -.11
en:w-2=lives in	-.23 -.29 .28 -.65 -.54 -.42
en:w-2=living in	.00 .00 -.23 -.78 .00 .00
en:w-2=located in	-.87 .00 .37 .00 .00 .00
en:w-2=located on	.00 -.20 .00 .00 -.35 .00
en:w-2=london ,	.00 .00 .39 -.13 .00 .00
en:w-2=longest serving	-.54 .00 .00 .00 .00 .00
en:w-2=lorde ,	-.56 .00 .00 .00 .00 .00
en:w-2=ltd ,	-.23 -.20 .37 .00 -.34 -.31
en:w-2=lynne and	.00 .00 -.63 .00 .00 .00
en:w-2=m .	-.59 -.23 -.31 -.33 -.03 .41
en:w-2=m.i.t. ,	.36 .00 .00 .00 .00 .00
en:w-2=majoring in	.00 -.65 -.37 .00 -.19 -.22
en:w-2=man ,	.00 -.35 .00 .00 .16 -.44
en:w-2=manager ,	-.46 -.75 -.35 .00 -.49 -.37
en:w-2=manager at	-.17 -.63 -.45 .00 -.43 -.46
en:w-2=manager for	-.08 .00 .00 .00 .00 .00
en:w-2=manager of	-.47 -.28 -.38 .00 -.23 -.26
en:w-2=manager with	-.55 -.38 -.49 .00 -.57 -.45
en:w-2=mankato ,	.00 .00 .00 -.57 .00 -.11
en:w-2=manneh and	-.40 .00 .00 .00 .00 .00
en:w-2=married to	-.33 -.35 -.46 -.24 -.33 .02
en:w-2=mathematics at	.52 .00 .00 .00 .00 .00
en:w-2=mayor of	.00 .00 -.27 .00 .00 .00
en:w-2=medal in	-.36 -.35 -.31 .00 -.04 -.15
en:w-2=member of	.13 -.54 -.53 .00 .00 .00
en:w-2=michigan by	-.58 .00 .00 .00 .00 .00
en:w-2=midwifery ,	-.64 -.27 -.27 .00 -.36 -.44
en:w-2=minister of	-.82 -.29 -.26 -.28 -.29 -.31
en:w-2=minneapolis ,	-.36 -.36 -.41 .51 -.22 -.29
en:w-2=minutes with	-.52 -.13 -.13 .00 -.13 -.27
en:w-2=mojang alongside	-.48 .00 .00 .00 .00 .00
en:w-2=moraga and	-.61 .00 .00 .00 .00 .00
en:w-2=mother ,	-.40 -.29 -.29 .00 .10 -.79
en:w-2=mother of	.00 .00 .00 .00 -.46 .32
en:w-2=move to	-.25 .00 .36 -.30 .00 .00
en:w-2=moved from	-.23 .00 .44 .00 .00 .00
en:w-2=moved our	.00 .00 -.68 .00 .00 .00
en:w-2=moved to	.07 -.64 1.12 -.63 -.33 -.30
en:w-2=moving to	.09 -.46 .88 -.42 -.38 -.57
en:w-2=mr .	-.92 -.38 -.25 -.31 -.05 .12
en:w-2=mrs .	.00 .00 -.16 -.29 .00 .56
en:w-2=ms .	-.46 -.17 -.38 .00 -.16 -.77
en:w-2=music in	.00 .21 .00 .00 .00 .00
en:w-2=my husband	-.43 -.28 -.42 .00 .77 -.56
en:w-2=named after	-.39 .00 .00 .00 .15 -.20
en:w-2=names :	-.46 .00 .00 .00 .00 .00
en:w-2=nationality :	-.36 -.37 -.34 .00 -.32 -.26
en:w-2=native of	-.29 -.22 .00 .69 -.33 .00
en:w-2=needed ]	-.23 .00 .00 .00 .00 .00
en:w-2=neij and	-.59 .00 .00 -.22 .00 .00
en:w-2=neuroscientist and	-.59 .00 .00 .00 .00 .00
en:w-2=news in	.00 .00 .00 .00 .00 -.25
en:w-2=nintendo president	-.58 .00 .00 .00 .00 .00
en:w-2=nomination for	.00 .00 .00 .00 .00 -.14
en:w-2=notch or	-.76 .00 .00 .00 .00 .00
en:w-2=number of	.00 .00 -.22 -.34 .00 .00
en:w-2=o .	-.40 .00 .00 .00 .00 -.49
en:w-2=o'brien ,	-.71 .00 .00 .00 .00 .00
en:w-2=of a	-.32 -.16 -.19 .00 -.13 -.15
en:w-2=of former	.00 .00 .00 .00 -.48 -.57
en:w-2=of his	.00 -.32 .00 .00 .00 -.45
en:w-2=of its	-.48 -.23 .00 -.16 .00 .00
en:w-2=of president	-.51 .00 .00 .00 .00 .00
en:w-2=of professor	-.36 -.43 .00 .00 .00 .43
en:w-2=of the	.02 .02 -.27 -.89 -.06 -.66
en:w-2=office in	-.40 -.24 -.30 .00 -.26 -.15
en:w-2=officer at	.56 -.37 .00 .00 .00 .00
en:w-2=officer of	1.32 .00 -.22 .00 .00 -.41
en:w-2=oklahoman from	.00 .00 .00 .56 .00 .00
en:w-2=olivia and	.00 .00 .00 .00 .00 .42
en:w-2=olympics in	.00 .00 .00 -.49 .00 .00
en:w-2=on 7	.00 .00 .00 .00 -.35 .00
en:w-2=on a	-.23 -.44 -.36 .00 -.11 -.22
en:w-2=on the	.63 -.83 -.74 -.46 -.21 -.29
en:w-2=one of	-.66 -.36 -.26 -.49 -.37 -.47
en:w-2=ontario ,	.00 .00 .00 -.31 .00 .00
en:w-2=opponent ,	.00 .00 .00 .00 -.71 .00
en:w-2=organised by	-.38 -.16 -.41 .00 .25 -.14
en:w-2=originally from	.00 -.29 .18 .06 -.14 -.21
en:w-2=originally in	.00 .00 .00 -.35 -.42 .00
en:w-2=originally of	.00 .00 -.56 .00 .00 .00
en:w-2=outside of	-.44 -.33 -.93 .00 .00 .00
en:w-2=owned by	-.18 .00 .00 .00 .00 .00
en:w-2=paris ,	.00 -.18 .00 .45 .00 .00
en:w-2=park ,	.00 .00 .28 .00 .00 -.40
en:w-2=parra ,	.00 .00 .53 -.32 -.44 .00
en:w-2=part of	-.39 -.32 -.50 .09 -.20 -.38
en:w-2=partner ,	-.60 -.31 -.29 .00 .39 -.28
en:w-2=partner at	-.70 -.26 -.28 .00 -.29 -.30
en:w-2=party (	.39 .00 -.09 .00 .00 .00
en:w-2=party with	-.48 .00 .00 .00 .00 .00
en:w-2=pechersk near	-.37 .00 .00 .00 .00 .00
en:w-2=people 's	-.62 .00 .00 .00 .00 .00
en:w-2=people |	.22 -.26 -.43 .00 -.29 -.46
en:w-2=petersburg ,	-.35 .00 -.24 -.37 .00 .00
en:w-2=pharmacologist ,	-.59 .00 .00 .00 .00 .00
en:w-2=phd at	-.60 -.53 -.44 .00 -.32 -.49
en:w-2=philadelphia ,	-.32 .00 .29 .30 .00 .00
en:w-2=philosophy at	.36 .00 .00 .00 -.07 .00
en:w-2=piron ,	-.59 .00 .00 .00 .00 .00
en:w-2=played for	.00 .00 -.26 -.19 .00 -.30
en:w-2=played with	.00 .00 .00 -.13 -.46 .00
en:w-2=playing for	.00 .00 .00 -.40 .00 -.43
en:w-2=plays for	.00 .00 .00 -.17 .00 .00
en:w-2=pokrovskaya (	.00 .00 .00 .00 .00 -.86
en:w-2=pop-rock band	.46 .00 .00 .00 .00 .00
en:w-2=powers and	-.83 .00 .00 .00 .00 .00
en:w-2=president ,	-.17 -.66 -.23 .00 -.25 -.35
en:w-2=president at	.65 .00 .00 .00 .00 .00
en:w-2=president of	-.05 -.18 -.37 -.39 -.79 -.40
en:w-2=principal ,	-.72 -.35 -.21 .00 -.33 -.28
en:w-2=principal of	.05 -.54 -.32 .00 -.40 -.39
en:w-2=prior to	.43 -.43 -.39 .00 -.16 -.51
en:w-2=prize in	-.79 -.26 -.48 -.44 -.05 -.03
en:w-2=production company	.68 .00 .00 .00 .00 .00
en:w-2=prof .	-.36 -.34 -.36 .00 -.61 -.67
en:w-2=professor at	.92 -.45 .00 .00 .00 .00
en:w-2=professor in	.17 -.19 -.16 .00 .00 .00
en:w-2=professor of	-1.00 -.52 -.43 .00 -.41 -.48
en:w-2=program at	-.29 -.21 -.10 .00 -.38 -.11
en:w-2=publisher of	-.37 .00 .00 .00 .00 -.18
en:w-2=pupil of	-.69 -.32 .00 .00 .00 .00
en:w-2=purchased the	-.42 .00 .00 .00 .00 -.02
en:w-2=r .	-.59 -.20 -.42 .00 -.77 -.21
en:w-2=radio 5	.00 .00 .00 -.24 .00 .00
en:w-2=rahul ,	.00 .00 -.65 -.29 -.20 .00
en:w-2=raised in	.00 -.35 .11 .42 -.22 .00
en:w-2=raton ,	-.23 .00 .00 .00 -.70 .00
en:w-2=received the	-.14 -.25 -.10 -.17 -.12 -.10
en:w-2=region ,	.00 .00 .00 .40 .00 .00
en:w-2=relocated to	.00 .00 .32 .00 .00 .00
en:w-2=reside in	.00 .00 .00 .00 -.23 -.18
en:w-2=resided in	.00 .00 .52 -.50 .00 .00
en:w-2=resident of	.00 .00 .67 -.30 -.36 -.28
en:w-2=residents of	.00 .00 -.38 .00 .00 .00
en:w-2=resides in	.00 .00 .43 -.44 .00 -.19
en:w-2=resigned from	.63 .00 .00 .00 .00 .00
en:w-2=result of	.73 .00 .00 .00 .00 .00
en:w-2=retired from	.25 -.22 -.29 .00 -.16 -.14
en:w-2=return to	-.36 .00 -.22 .00 .00 .00
en:w-2=returned to	.09 .13 .29 .00 .00 -.30
en:w-2=rev .	-.27 -.23 -.15 .00 -.44 -.45
en:w-2=richardson ,	.00 .00 .00 .00 .00 .15
en:w-2=richmond ,	-.25 .00 .34 .00 .00 -.37
en:w-2=rohrbacher ,	.00 -.62 .00 .00 .00 -.32
en:w-2=role in	-.28 .00 .00 -.25 .00 .00
en:w-2=russian :	-.35 .00 -.12 -.27 .00 .00
en:w-2=ruth .	.00 .00 .00 .00 .00 -.46
en:w-2=s .	.30 -.14 -.38 -.37 -.45 .18
en:w-2=saint-basile ,	.00 -.24 -.47 -.52 .00 -.19
en:w-2=sainte-anne-de-la-pocatière in	.00 -.48 -.43 -.37 .00 -.10
en:w-2=samir and	.00 .00 -.84 -.13 -.37 .00
en:w-2=school ,	-.38 -.62 -.79 -.33 -.37 -.47
en:w-2=school and	-.36 .42 -.18 -.10 .00 .00
en:w-2=school in	-.25 -1.00 -.88 -.29 .00 .00
en:w-2=science and	.22 -.61 -.36 .00 -.22 -.36
en:w-2=science at	-.35 .40 -.23 .00 -.16 -.16
en:w-2=science in	-.29 -.47 -.19 .00 -.24 -.20
en:w-2=secretary (	-.44 -.42 -.47 .00 -.48 -.55
en:w-2=secretary of	-.59 .00 .00 .00 .25 .00
en:w-2=semon and	.00 .00 .00 .00 .00 -.67
en:w-2=services ,	.55 .00 .00 .00 .00 .00
en:w-2=serving as	.38 .00 -.39 .00 .00 .00
en:w-2=settled in	.00 .00 -.21 -.35 .00 .00
en:w-2=settling in	.00 .00 .62 -.35 -.15 .00
en:w-2=she joined	.53 -.50 -.30 .00 -.22 -.13
en:w-2=she married	-.43 -.18 -.18 -.20 -.22 -.78
en:w-2=sister of	.00 .00 .00 .00 -.71 .31
en:w-2=smalley ,	-.67 .00 .00 .00 .00 .00
en:w-2=smalley at	.86 .00 .00 .00 .00 .00
en:w-2=smolensk ,	-.28 .00 .00 .00 .00 .00
en:w-2=sold to	-.77 -.21 -.40 .00 -.29 -.27
en:w-2=son ,	-.38 -.24 -.43 .00 -.96 .88
en:w-2=son of	-.40 -.16 -.48 -.63 -.02 -2.33
en:w-2=sons ,	-.43 .00 .00 .00 .00 -.06
en:w-2=sons -	.00 .00 .00 .00 .00 .25
en:w-2=sons :	.00 .00 .00 .00 -.52 -.01
en:w-2=stage name	.00 .00 -.43 -.36 .00 .00
en:w-2=stanny ,	.00 .00 .00 .00 -.86 .00
en:w-2=started at	.00 .00 -.31 .00 .00 -.12
en:w-2=state of	-.39 -.37 -.44 .00 -.33 -.46
en:w-2=steve and	.00 .00 -.23 -.18 .00 .46
en:w-2=student at	.00 .30 .00 .00 .00 .00
en:w-2=student of	.00 -.51 .00 .00 .00 .00
en:w-2=students '	.00 -.17 .00 .00 .00 .00
en:w-2=studied at	.00 .76 .00 -.25 .00 .00
en:w-2=studied in	-.10 -.93 .37 .00 .00 -.13
en:w-2=studied with	.00 -.66 .00 .00 .00 -.23
en:w-2=studies at	-.04 -.30 .00 .00 .00 .00
en:w-2=studies in	-.46 -.78 .00 .00 .00 .00
en:w-2=studying at	.00 .60 .00 .00 .00 .00
en:w-2=subsequently married	.00 .00 .00 .00 -.15 .00
en:w-2=subsidiary of	.22 .00 -.27 -.29 .00 .00
en:w-2=such as	-.62 .00 -.19 -.19 .00 .00
en:w-2=sudbury ,	-.36 -.42 -.28 .51 -.26 -.34
en:w-2=sultan bin	-.38 .00 .00 .00 .00 -.48
en:w-2=t .	-.39 .00 .00 .00 .00 .33
en:w-2=table :	.55 .00 .00 .00 .00 .00
en:w-2=tamworth ,	.00 .00 .00 .00 .00 -.55
en:w-2=taught at	.66 .00 .00 .00 .00 .00
en:w-2=teacher ,	.66 -.51 -.33 .00 -.45 -.37
en:w-2=team in	-.18 .00 .00 .00 -.17 .00
en:w-2=team of	.08 .00 .00 .00 .00 .00
en:w-2=technology (	.80 -.38 .00 .00 .00 .00
en:w-2=tennant and	-.45 .00 .00 .00 .00 .00
en:w-2=tennessee ,	.00 .00 -.37 .00 .00 .00
en:w-2=the "	-.38 -.34 -.30 -.13 -.49 -.26
en:w-2=the 2001	-.40 .00 .00 .00 .00 .00
en:w-2=the 2008	-.25 -.29 .00 .00 .00 .00
en:w-2=the 2014	-.24 -.19 .00 .00 .00 .00
en:w-2=the 36th	-.29 .00 .00 .00 .00 .00
en:w-2=the actor	.00 .00 .00 .00 -.14 -.55
en:w-2=the current	-.50 .00 -.63 -.36 .00 .00
en:w-2=the defeated	.40 .00 .00 .00 .00 .00
en:w-2=the former	-.40 -.18 .40 .00 -.09 -.46
en:w-2=the late	-.23 -.28 -.37 -.35 .17 -.89
en:w-2=the name	.66 .00 -.38 .00 .00 .00
en:w-2=the original	.72 .00 .00 .00 .00 .00
en:w-2=the prestigious	-.21 .47 -.27 .00 .00 .00
en:w-2=the second	-.34 .00 .00 .00 -.56 .00
en:w-2=theatre ,	.25 .51 -.41 .00 -.32 -.40
en:w-2=theatre actress	.00 .00 .00 .00 .00 .11
en:w-2=their daughter	-.44 -.29 -.25 -.18 -.55 .25
en:w-2=their son	-.27 -.12 -.28 -.12 .18 -.13
en:w-2=then in	.00 .00 .34 .00 .00 .00
en:w-2=then to	.00 .00 .00 .00 .30 .00
en:w-2=thériault and	.00 -.30 -.40 -.29 .00 -.32
en:w-2=to actress	.00 .00 .00 .00 -.15 .00
en:w-2=to joining	.24 -.45 .00 .00 .00 .00
en:w-2=to the	-.32 .09 .45 -.55 -.85 -.41
en:w-2=today ,	1.00 .00 -.34 -.58 -.45 .00
en:w-2=together with	-.82 .00 .00 -.26 .00 .00
en:w-2=top-grossing comedian	-.55 .00 .00 .00 .00 .00
en:w-2=town of	.00 -.29 .60 .58 .00 -.38
en:w-2=trained at	-.34 .25 -.21 -.25 -.17 -.14
en:w-2=tusk and	-.48 .00 .00 .00 .00 .00
en:w-2=tutor ,	.58 .61 -.04 .00 -.16 -.07
en:w-2=ukrainian :	-.27 .00 .00 -.32 .00 .00
en:w-2=university (	-.32 .10 -.15 -.45 -.42 .00
en:w-2=university ,	.15 .17 -.14 -.28 -.67 -.64
en:w-2=university in	-.49 -.61 .37 .26 -.13 .00
en:w-2=university with	-.61 -.27 .00 .00 -.57 .00
en:w-2=up in	.00 .00 .22 .07 -.44 .00
en:w-2=uppsala chemist	.00 .00 .00 .00 -.55 -.97
en:w-2=usa as	.00 .00 .00 -.28 .00 .00
en:w-2=usmc ,	.00 .00 .00 -.64 .00 .00
en:w-2=vancouver ,	-.42 -.36 -.37 .48 -.24 -.25
en:w-2=vera and	-.38 .00 .00 .00 .00 .00
en:w-2=version of	.00 .00 .00 -.37 .00 .00
en:w-2=vineyard in	.00 .00 .00 .00 -.05 .00
en:w-2=voice against	.00 .00 .00 .00 -.47 .00
en:w-2=w .	-.48 .00 .00 -.32 .56 -.31
en:w-2=walad (	.00 .00 .00 .00 .00 -.52
en:w-2=wallace (	.00 .00 .00 -.28 .03 .00
en:w-2=war ,	.00 .00 -.23 .00 .00 .00
en:w-2=was a	.08 -.23 -.37 -.61 -.55 -.43
en:w-2=was an	-.72 -.41 -.25 -.27 -.42 -.28
en:w-2=was born	.00 .00 .00 -.71 .00 .00
en:w-2=was created	.00 .00 .00 .00 .10 .00
en:w-2=was the	.00 -.18 -.30 .00 -.33 .00
en:w-2=washington ,	-.38 .00 .00 .00 .00 .00
en:w-2=wayans ,	.00 .00 .00 .00 .00 -.74
en:w-2=well as	-.45 -.24 .22 -.23 .00 .00
en:w-2=went to	.00 .00 -.38 -.11 .00 .00
en:w-2=while at	-.24 .00 .00 .00 -.29 .00
en:w-2=who founded	.21 .00 .00 .00 .00 .00
en:w-2=wife ,	-.27 -.28 -.67 -.32 -.01 -.86
en:w-2=wife of	-.37 -.16 -.31 .00 .08 -.47
en:w-2=william (	.00 .00 .00 -.38 .02 -.01
en:w-2=wilson ,	-.50 .00 -.34 .00 .00 .00
en:w-2=winery in	.00 .00 .00 .00 -.28 .00
en:w-2=with a	.00 -.50 .00 .00 .00 .00
en:w-2=with the	-.18 -.48 -.38 .00 -.76 -.46
en:w-2=women 's	-.37 -.73 -.32 .00 -.22 -.10
en:w-2=won an	-.36 -.32 -.26 .00 -.23 -.19
en:w-2=won the	-.19 -.20 -.08 .00 -.13 -.05
en:w-2=work ,	.00 .00 .00 .00 .00 -.56
en:w-2=work for	.27 -.43 -.18 .00 -.33 -.24
en:w-2=worked at	-.05 -.37 .00 .00 .00 -.36
en:w-2=worked for	.49 -.36 -.18 .00 -.54 -.07
en:w-2=worked in	-.33 -.13 .21 -.12 .00 .00
en:w-2=worked with	-.58 -.35 -.31 .00 .20 .00
en:w-2=working at	.45 .00 .00 .00 .00 .00
en:w-2=working with	-.01 -.35 -.42 .00 -.34 -.21
en:w-2=works and	.41 .00 -.18 .00 .00 .00
en:w-2=works in	.00 .00 .68 -.32 .00 .00
en:w-2=worth ,	.00 .00 -.45 .00 -.13 .00
en:w-2=written by	.42 .00 .00 .00 .29 .00
en:w-2=wyatt and	.00 .00 .00 .00 .00 .11
en:w-2=year at	.20 .00 .00 .00 -.28 .00
en:w-2=years ,	.00 .00 .00 .00 .50 .00
en:w-2=years at	-.22 .22 -.18 .00 -.12 -.15
en:w-2=years in	-.32 .00 .43 -.19 .00 .00
en:w-2=years with	.27 -.30 -.21 .00 -.48 -.19
en:w-2=york ,	-.25 .00 .00 .01 .00 -.45
en:w-2=younger sisters	-.28 .00 .00 .00 .00 .00
en:w-2=youngest ,	-.16 -.15 -.45 .00 -.24 -.43
en:w-2=— former	-.53 .00 .00 .00 .00 .00
es:last=etchegoyen	-.60 -.26 -.65 .00 -.45 -.44
es:last=ferrándiz	-.70 -.25 -.59 .00 -.48 -.43
es:last=principal	-.65 -.59 -.34 .00 -.31 -.06
es:last=se	-.69 -.21 -.69 .00 -.31 -.43
es:vw=coordinadora	.12 -.45 -.33 .00 -.60 -.30
es:vw=es	-.15 -.61 -.75 .00 -.59 -.47
es:vw=formación	-.51 -.09 -.38 .00 -.43 -.44
es:vw=formación|p=,	-.45 .49 -.15 .00 -.27 -.14
es:vw=fue	.33 -.60 -.42 .00 -.75 -.59
es:vw=fue|p=AT	.46 -.53 -.35 .00 -.63 -.31
es:vw=laburando	.47 -.27 -.30 .00 -.23 -.28
es:vw=pasó	-.09 -.56 -.44 .00 -.29 -.31
es:vw=unión	-.56 -.39 .20 .00 -.37 -.56
es:w+1=$	.03 -.58 -.79 .00 -.59 -.51
es:w+1=(	.14 .18 .48 .00 -.56 -.68
es:w+1=)	-.61 -.54 -.80 .00 -.61 -.63
es:w+1=,	-.26 -.02 -.94 .00 .12 -.84
es:w+1=.	-.30 -.21 -.79 .00 -.12 -.49
es:w+1=:	-.39 -.29 -.50 .00 -.22 -.42
es:w+1=;	-.52 -.49 -.43 .00 -.37 -.39
es:w+1=de	-.53 -.40 -.32 .00 -.68 -.68
es:w+1=del	-.64 -.41 -.68 .00 -.47 -.54
es:w+1=en	-.22 .14 -.56 .00 -.72 -.40
es:w+1=y	-.29 -.62 -.72 .00 -.56 -.69
es:w+1=·	-.20 -.50 -.88 .00 -.31 -.38
es:w+1=—	.00 -.17 -.45 .00 -.39 -.18
es:w-1=(	-.74 -.77 -.75 .00 -.64 -.85
es:w-1=,	-.24 .39 -.12 .00 .09 -.67
es:w-1=^	-.24 -.86 -.33 .00 -.97 -1.17
es:w-1=de	-.12 -.54 -.68 .00 -.57 -.73
es:w-1=del	-.20 -.17 -.48 .00 -.38 -.29
es:w-1=el	-.40 -.26 -.63 .00 -.72 -.47
es:w-1=en	.21 -.30 .10 .00 -.75 -.51
es:w-1=la	-.12 .34 -.20 .00 -.48 -.18
es:w-1=y	-.67 -.21 -.44 .00 -.45 -.53
es:w-1=|	.30 -.33 -.46 .00 -.27 -.37
es:w-1=·	-.35 -.36 -.52 .00 -.30 -.34
es:w-2=^ ^	-.24 -.86 -.33 .00 -.97 -1.17
es:w-2=de la	.00 .33 -.18 .00 -.47 -.16
es:w-2=en el	-.07 .04 -.54 .00 -.61 -.37
es:w-2=en la	-.12 .09 -.15 .00 -.19 -.36
f=!	-.24 .00 .00 .00 .00 -.33
f="	.21 -.70 -.95 -.71 .20 -.89
f="|p=,	.00 .00 -.36 .00 .00 .00
f="|p=.	-.52 .00 .00 .00 -.30 .00
f="|p=AND	-.74 .00 .00 .00 .00 .00
f="|p=AS	.20 .00 -.21 -.21 .00 .00
f="|p=IN	-.68 -.40 -.33 .00 -.40 -.23
f="|p=OF	-.00 .00 .00 .00 .00 -.36
f="|p=TO	.27 .00 .00 .00 .00 -.14
f="|p=start	-1.47 -.34 -.64 -.49 -.88 -.45
f="|p=word	-.82 -.49 -.49 -.61 .28 -.46
f=$	.18 .00 .00 .00 .00 .00
f=$|p=word	.29 .00 .00 .00 .00 .00
f=&	-.82 -.43 -.80 .00 -.47 -.71
f=&|p=OF	-.44 .00 .00 .00 .00 .00
f=&|p=start	-.72 -.52 -.65 .00 -.46 -.69
f='	.13 .17 -.45 -.56 -.52 .34
f='|p='	.00 .00 .00 -.48 .00 .00
f='|p=OF	-.00 -.37 -.18 .00 -.19 -.29
f='|p=TO	.00 -.38 .00 .00 .00 .00
f='|p=start	.25 -.40 -.47 -.24 -.29 -.48
f='|p=word	-.43 .00 -.36 .00 -.59 .50
f=(	.03 .18 .42 -.26 .08 .36
f=(|p='	.33 .00 .00 -.40 .00 .00
f=(|p=)	-.52 .00 .00 -.32 .00 -.42
f=(|p=,	-.15 -.13 -.17 .06 -.47 -.49
f=(|p=.	-.94 -.43 -.69 -.61 -1.03 -1.00
f=(|p=:	-.11 -.67 .10 .00 -.90 -.90
f=(|p=AND	.45 -.54 -.96 -.40 -.95 .08
f=(|p=AS	.31 .00 .00 -.35 .00 .35
f=(|p=AT	-.04 .38 -.84 -.27 -.14 -.84
f=(|p=BE	-.10 .29 -.22 .00 -.48 -.32
f=(|p=BY	-.10 .00 .00 -.22 .09 .30
f=(|p=FROM	-.22 -.20 -.01 .00 -.22 -.27
f=(|p=IN	-.18 -.43 .33 -.11 -.33 -.51
f=(|p=KIN	-.26 -.18 -.32 .00 .12 -.32
f=(|p=OF	-.18 .45 -.63 .24 -.67 .04
f=(|p=TO	-.11 -.53 -.25 .00 .41 .00
f=(|p=number	-.98 -.80 .20 .00 -.74 .22
f=(|p=start	-.07 -1.49 -.41 -.70 .29 .12
f=(|p=word	-.36 -.45 .06 -.91 -.21 .39
f=(|p=·	-.33 -.43 -.56 .00 -.23 -.37
f=)	.28 -.19 -.33 .04 -.00 .06
f=)|p=,	-.31 -.19 -.93 .62 -.35 -1.03
f=)|p=.	.46 -.51 -.21 .00 -.26 -.25
f=)|p=:	.41 -.63 -.59 -.50 -.70 .54
f=)|p=AND	-.52 -.86 .07 .00 -.59 -.80
f=)|p=AS	.74 .00 .00 .00 .21 -.32
f=)|p=AT	-.97 -.56 -1.03 .00 -.59 -.67
f=)|p=BY	-.30 .00 .00 .00 .00 .00
f=)|p=IN	-.54 -.50 -.75 -.21 -.20 -.17
f=)|p=KIN	.00 .00 .00 -.17 .12 .00
f=)|p=OF	-.23 -.26 -.28 .21 -.17 -.35
f=)|p=number	-.61 -.30 -.47 .00 -.33 -.45
f=)|p=word	-.09 .04 -.01 -1.35 .18 .17
f=,	.14 .25 .01 .18 -.05 .00
f=,|p='	-.25 .16 -.23 .00 -.19 .22
f=,|p=)	-.60 .23 -.50 -.42 -.21 -.06
f=,|p=,	.00 -.03 -.79 -.18 -.02 -.44
f=,|p=-	-.02 -.56 -.35 .33 -.44 .21
f=,|p=.	-1.10 -.59 -.93 -.37 -.32 -.04
f=,|p=/	-.68 -.44 -.51 .00 -.27 -.26
f=,|p=:	-.46 -.72 -.23 -.28 -.29 -.72
f=,|p=AND	-.88 .34 -.05 -.52 -.27 -.34
f=,|p=AS	-.93 -.48 .26 -.33 -.72 .27
f=,|p=AT	.24 -.06 -.73 -.61 .20 -.14
f=,|p=BE	-.21 -.56 -.59 -.41 .29 -.94
f=,|p=BY	-.13 -.79 -.62 -.41 -.39 .23
f=,|p=FROM	-.50 .51 .37 .21 -.49 -.54
f=,|p=IN	-.53 -.74 -.08 .09 -.12 -.51
f=,|p=KIN	.04 -.30 -.53 -.49 .04 -.03
f=,|p=OF	.12 -.37 .20 .32 -.47 .15
f=,|p=TO	.28 .26 .04 -.51 .08 .10
f=,|p=number	-.25 .22 -1.08 .23 -.56 -1.14
f=,|p=start	-.39 .01 -.26 .24 -.72 -.48
f=,|p=word	.27 -.20 -.02 -.06 .08 -.72
f=,|p=|	.47 -.47 -.61 .00 -.53 -.77
f=,|p=·	-.44 -.44 .29 .00 -.35 -.50
f=,|p=–	-.46 .31 -.61 .00 -.20 .12
f=,|p=—	.39 .23 -.46 .00 -.52 -.52
f=-	-.19 -.29 .40 -.29 -.23 -.29
f=-|p=,	-.81 -.50 .64 .00 .24 -.53
f=-|p=-	-.66 -.48 -.28 .00 -.19 -.45
f=-|p=AND	.41 .00 .00 .00 .00 .21
f=-|p=FROM	.21 .00 .00 .00 -.18 .00
f=-|p=IN	-.13 .00 .00 .00 .00 .00
f=-|p=OF	-.52 .00 .00 -.29 -.44 .00
f=-|p=number	.25 -.36 -.26 .00 -.41 -.38
f=-|p=start	-.61 -.36 -.70 .00 -.39 -.46
f=-|p=word	-.37 .21 -.45 .00 -.39 -.49
f=.	-.03 -.28 -.06 .08 -.38 .02
f=.|p=&	.00 .00 -.20 -.25 .00 .00
f=.|p='	-.34 -.21 -.24 -.15 -.44 -.42
f=.|p=)	.06 -.31 -.19 -.53 -.21 -.30
f=.|p=,	.25 -.38 .12 -.01 .02 .46
f=.|p=-	.21 -.33 -.24 .00 -.14 -.29
f=.|p=.	.25 -.22 -.47 -.32 -.24 -.12
f=.|p=:	-.16 .30 -.90 .00 .14 -.79
f=.|p=AND	-.06 -.58 .04 -.59 -.26 .23
f=.|p=AS	-.31 -.54 -.61 -.51 -.53 -.72
f=.|p=AT	-.16 -.11 -.32 .30 -1.00 -.72
f=.|p=BE	-.32 .19 -.45 -.26 -.79 -.43
f=.|p=BY	-.65 -.37 -.31 -.28 -.81 -.47
f=.|p=FROM	-.45 -.22 -.95 -.44 -.55 -.70
f=.|p=IN	.06 -.14 .05 -.09 -.42 -.68
f=.|p=KIN	-.57 -.35 -.49 -.29 -.08 -.26
f=.|p=OF	.33 -.37 .05 -.03 -.03 -.94
f=.|p=TO	-.83 -.88 -.50 -.35 -.72 .02
f=.|p=number	.30 -.71 -.64 -.16 -.80 -.65
f=.|p=start	-.76 -.62 -1.37 -.86 -.40 -1.36
f=.|p=word	-.64 -.32 -.36 .15 -.14 -.39
f=/	-.35 -.49 .11 -.34 -.50 -.51
f=/|p=/	-.55 -.34 -.29 .00 -.31 -.22
f=/|p=start	-.68 -.60 -.67 .00 -.50 -.51
f=:	-1.37 -.98 -1.11 -.88 -1.18 -1.37
f=:|p=)	-.33 -.30 -.24 .00 -.27 -.34
f=:|p=,	-.81 -.67 -.59 -.34 -.41 -.59
f=:|p=:	.25 -.66 -.63 .00 -.41 -.77
f=:|p=;	-.18 .00 -.26 .00 .00 .00
f=:|p=AS	-.25 -.20 -.21 -.21 -.16 -.47
f=:|p=AT	-.33 -.21 -.26 -.26 -.24 -.04
f=:|p=number	-.85 -.59 -.97 .00 -.51 -.52
f=:|p=start	-1.20 -.57 -.88 .00 -.91 -1.14
f=:|p=word	-.98 -.62 -1.07 -1.00 -.94 -.91
f=:|p=|	-.74 -.22 -.37 .00 -.25 -.25
f=;	-.31 -.58 -1.17 -.62 -.21 .17
f=;|p='	.00 -.17 .00 .00 .00 .00
f=;|p=,	-.46 -.64 -.40 -.53 -.15 -.13
f=;|p=:	-.38 .00 -.12 -.35 -.60 .40
f=;|p=AND	-.72 -.81 -.24 .00 -.44 .05
f=;|p=AT	-.54 -.57 -.30 .00 -.54 -.38
f=;|p=IN	-1.02 -.80 -.94 .00 -.66 -.54
f=;|p=OF	.13 -.46 -.41 .00 -.66 -.42
f=;|p=start	-.27 .00 .00 .00 .42 .00
f=;|p=word	-.22 -.57 -.27 -.38 -.45 -.85
f=?	-.67 -.35 -.23 .00 -.22 -.30
f=AND	-.14 .32 -.18 -.25 .10 .39
f=AND|p=)	.00 .00 .00 -.15 .00 -.39
f=AND|p=,	-.15 -.04 -.40 .15 -.41 .26
f=AND|p=-	.38 .28 .00 .00 .00 .33
f=AND|p=.	.12 -.28 -.42 -.33 .35 -.66
f=AND|p=:	-.67 -.31 -.50 .00 -.43 -.51
f=AND|p=AND	.68 .28 -.24 -.11 -.63 .25
f=AND|p=AS	-.89 -.18 -.30 .00 -.26 -.39
f=AND|p=AT	-.08 -.49 -.50 -.35 -.28 -.02
f=AND|p=BE	-.02 .09 -.26 .00 -.61 -.22
f=AND|p=BY	-1.11 -.17 -.37 .00 .10 -.54
f=AND|p=FROM	-.27 -.09 -.78 .56 -.33 -.31
f=AND|p=IN	.26 .06 .04 .08 -.59 -.53
f=AND|p=KIN	-.37 -.38 -.44 -.28 -.10 .47
f=AND|p=OF	-.31 -.07 -.77 -.55 .32 -.29
f=AND|p=TO	-.90 -.54 .40 -.46 -.16 -.81
f=AND|p=number	-.52 -.84 -.74 .00 -.61 -.97
f=AND|p=start	.15 -1.05 -1.25 -.55 -.01 -.31
f=AND|p=word	-.35 .17 -.01 -.59 -.36 .08
f=AND|p=”	-.26 .00 .00 .00 .07 -.28
f=ART	-.93 -.33 -.15 .32 -.63 -.68
f=ART|p=.	-.16 .00 -.38 .00 .00 .00
f=ART|p=AND	.00 .00 -.33 .00 .00 .00
f=ART|p=AT	-.48 -.41 .21 .00 -.47 -.21
f=ART|p=IN	-.55 .29 .23 .35 -.39 -.32
f=ART|p=KIN	.00 .00 .00 .00 .42 .23
f=ART|p=TO	-.37 -.28 -.39 .00 -.27 -.31
f=ART|p=number	-.56 -.31 -.44 .00 -.27 -.25
f=ART|p=start	-1.29 -.72 -1.48 -.46 -.79 -1.00
f=ART|p=word	-.21 -.53 -.61 .00 -.60 -.59
f=AS	.04 -.13 -.54 .49 -.25 -.95
f=AS|p=,	-.34 .00 .00 .84 .00 .00
f=AS|p=AND	.03 .00 .00 .00 -.53 .00
f=AS|p=AT	.40 -.78 -.33 -.21 -.84 -.42
f=AS|p=IN	-.19 -.31 -.64 .25 -.06 -.11
f=AS|p=KIN	.00 .00 .00 .00 -.21 .00
f=AS|p=OF	.34 -.37 -.49 .00 -.39 -.57
f=AS|p=TO	.41 -.53 .15 -.42 -.63 -.29
f=AS|p=start	-.97 -.41 -.88 .00 -.64 -.65
f=AS|p=word	-.42 .26 -.59 -.27 .26 -.58
f=AS|p=·	-.29 -.24 -.33 .00 -.26 -.24
f=AT	-.17 .08 -.41 -.62 -.10 -.61
f=AT|p=,	-1.00 -1.00 .41 -.50 -.73 -.56
f=AT|p=.	-.54 -.48 -.32 .00 -.39 -.45
f=AT|p=AND	-.96 -.17 .04 -.16 -.20 .13
f=AT|p=AS	.23 -.28 -.51 .00 -.24 -.61
f=AT|p=AT	-.10 .56 -.05 -.23 -.48 -.34
f=AT|p=BE	.04 .24 -.18 -.56 -.28 -.14
f=AT|p=BY	-.35 .28 .00 .00 .15 .00
f=AT|p=FROM	.38 .19 -.31 -.42 -.29 -.21
f=AT|p=IN	-.35 -1.34 -.28 -1.02 -.83 -.33
f=AT|p=OF	-.31 -.35 -.12 .20 .31 -.14
f=AT|p=TO	-.04 .09 -.22 -.32 .09 -.22
f=AT|p=number	-.98 -.56 -.44 -.25 -.47 -.35
f=AT|p=start	-.05 -.90 -1.26 -.27 -.97 -.96
f=AT|p=word	-.02 -.17 -.99 -.24 -.10 -1.03
f=AT|p=·	-.41 -.48 -.78 .00 -.54 -.52
f=BE	.44 -.20 -.04 -1.07 .23 .32
f=BECOME	-.55 -.40 -.25 -.30 -.36 -.21
f=BECOME|p=,	-.37 -.27 -.34 -.30 -.35 -.33
f=BECOME|p=start	-.38 -.39 -.18 .00 -.13 -.14
f=BE|p=)	-.40 .00 .00 -.26 .00 .00
f=BE|p=,	-.18 -.63 -.18 -.55 .36 -.81
f=BE|p=.	-.84 -.17 -.47 -.41 .74 .46
f=BE|p=AND	.24 .11 -.66 -.13 .23 -.32
f=BE|p=AS	-.53 .00 -.53 -.17 -.51 .00
f=BE|p=AT	-.39 -.77 -.59 -.11 -.21 -.64
f=BE|p=BE	.26 -.22 -.12 .00 -.16 -.18
f=BE|p=BY	.30 .00 -.31 -.12 .34 .00
f=BE|p=IN	-.86 .30 .34 -.21 -.25 -.32
f=BE|p=KIN	-.82 -.31 -.64 .00 -.09 -.53
f=BE|p=OF	.08 -.48 -.68 -.58 -.75 -.54
f=BE|p=TO	.04 .20 .30 -.30 -.80 -.52
f=BE|p=number	-.05 -.68 -.71 .00 -.53 -.64
f=BE|p=start	.35 -.86 -.48 -.53 -.18 .31
f=BE|p=word	.28 -.70 -1.02 -.39 .15 .32
f=BORN	-.54 -.37 -.54 .79 -.35 -.23
f=BORN|p=,	-.23 -.32 -.13 .32 -.16 -.14
f=BORN|p=BE	.00 .00 -.12 .40 .00 .00
f=BORN|p=start	-.14 -.30 -.63 .24 -.32 -.37
f=BY	.01 -.30 -.08 -.41 -.10 -.63
f=BY|p=,	.00 .00 .00 -.33 -.30 .00
f=BY|p=AS	.10 -.22 -.24 .00 -.17 -.12
f=BY|p=AT	.26 .17 -.31 .00 -.30 -.28
f=BY|p=BE	-.65 -.30 -.24 .00 -.38 -.41
f=BY|p=IN	-.43 -.31 .13 .00 .00 .00
f=BY|p=start	-1.04 -.39 -.59 .00 -.50 -.57
f=BY|p=word	.09 -.16 -.35 .00 -.23 -.12
f=DIE	-.50 -.29 -.39 .00 .09 -.56
f=DIE|p=,	.00 .00 .00 .00 .00 -.23
f=DIE|p=.	.00 .00 .00 .00 .00 -.46
f=DIE|p=start	.00 .00 -.31 .00 .00 -.13
f=DIE|p=word	-.39 -.29 -.37 .00 .09 -.30
f=FOUND	.30 -.24 -.59 .00 -.12 -.05
f=FOUND|p=,	-.81 .00 .00 .00 .38 .18
f=FOUND|p=BY	.75 .00 .00 .00 .00 .00
f=FOUND|p=KIN	-.15 .00 -.24 .00 -.12 .00
f=FOUND|p=start	-1.11 -.24 -.56 .00 -.43 -.63
f=FROM	.24 -.76 -.57 -.78 -.18 -.87
f=FROM|p=,	-.75 -.57 -.04 .00 -.37 -.33
f=FROM|p=.	-.40 .00 .00 .00 -.09 .00
f=FROM|p=AND	.37 -.24 -.31 -.14 .00 -.54
f=FROM|p=AT	.56 -.34 -.18 -.11 -.98 -.33
f=FROM|p=IN	.11 -.50 -.76 -.33 -.25 -.23
f=FROM|p=OF	.71 -.17 -.36 -.48 -.46 -.17
f=FROM|p=TO	-.56 -.46 -.35 .00 -.33 -.08
f=FROM|p=start	-.52 -.38 -.37 .00 -.25 -.32
f=FROM|p=word	-.83 -.91 -.75 -.58 -.72 -.89
f=GRAD	-.05 -.89 -.79 -.87 -.63 -.27
f=GRAD|p=,	-.32 -.42 -.62 -.85 -.45 -.31
f=GRAD|p=.	-.29 -.47 -.25 .00 -.33 -.52
f=GRAD|p=AND	.00 -.35 .00 -.20 .00 -.20
f=GRAD|p=start	.12 -.75 -.77 -.30 -.54 -.72
f=GRAD|p=word	-.39 -.52 -.55 .00 -.41 -.51
f=HIS	-.06 .00 .00 .00 -.33 -.48
f=HIS|p=start	-1.06 .00 .00 .00 -.33 -.48
f=IN	.14 .19 .15 -.53 .03 .10
f=IN|p='	.00 -.28 .00 .00 .00 .00
f=IN|p=,	.56 -.27 .75 -.07 -.24 .16
f=IN|p=.	-.37 -.17 -.15 .00 -.69 -.39
f=IN|p=AND	-.52 -.40 -.62 -.30 .25 -.62
f=IN|p=AS	-.35 .20 -.28 -.22 -.17 -.27
f=IN|p=AT	.02 .36 -.90 -.64 -1.01 -.71
f=IN|p=BE	.28 -.65 -.62 .00 -.64 -.59
f=IN|p=BY	-.48 -.22 -.22 -.31 -.17 -.61
f=IN|p=FROM	-.76 -.01 -.13 -.21 -.18 -.18
f=IN|p=IN	.04 -.37 -.26 -.05 -.52 -.48
f=IN|p=KIN	.00 .00 -.32 -.15 -.16 .06
f=IN|p=OF	.04 -.47 -.98 -.59 .17 -.11
f=IN|p=TO	-.50 -.30 .68 -.46 .06 -.66
f=IN|p=number	.16 -.39 -.67 -.42 -.24 -.45
f=IN|p=start	-.97 -.76 -.98 .00 -.71 .30
f=IN|p=word	.35 .11 -.26 -.09 -.12 -.94
f=JOIN	-.45 -1.03 -1.07 -.82 -1.06 -.20
f=JOIN|p=,	.14 -.24 -.53 -.69 .00 -.42
f=JOIN|p=.	-.23 -.06 -.31 .00 -.27 .36
f=JOIN|p=AND	.00 .00 -.25 -.18 .00 .00
f=JOIN|p=AT	-.13 -.56 -.46 -.12 -.37 -.32
f=JOIN|p=IN	-.40 -.50 -.59 .00 -.22 -.20
f=JOIN|p=KIN	.00 .00 .00 .00 .00 .29
f=JOIN|p=start	-.18 -.51 -1.08 .00 -.73 -1.27
f=JOIN|p=word	-.64 -.43 -.54 .00 -.78 -.72
f=KIN	-.50 .09 -.12 -.54 -.99 -.66
f=KIN|p=,	-.31 -.26 -.31 .00 -.52 -.26
f=KIN|p=AND	.00 .38 -.37 -.15 .00 -.12
f=KIN|p=AS	-.43 -.19 -.18 .00 -.16 -.17
f=KIN|p=BE	.00 .00 .00 -.38 .00 -.43
f=KIN|p=OF	.21 .00 .00 .00 .00 .00
f=KIN|p=TO	.00 .00 .18 -.23 .00 -.27
f=KIN|p=number	-.60 -.28 -.48 .00 -.14 -.12
f=KIN|p=start	-.62 -.77 -1.04 .00 -.50 -.55
f=KIN|p=word	-.46 -.45 -.47 -.24 -.55 -.52
f=LEAD	-.56 -.71 -.97 .00 -.37 -.74
f=LEAD|p=,	-.65 -.47 -.36 .00 -.51 -.53
f=LEAD|p=AND	-.84 -.20 -.21 .00 -.40 -.25
f=LEAD|p=BE	-.33 -.17 -.19 .00 -.40 -.26
f=LEAD|p=KIN	-.25 -.17 -.37 .00 -.47 -.42
f=LEAD|p=start	-.87 -.32 -.67 .00 -.53 -.53
f=LEAD|p=word	-.71 -.26 -.55 .00 .17 -.48
f=LEAVE	-.18 -.89 -.75 -.30 .28 -.77
f=LEAVE|p=,	-.27 .00 -.22 .00 .00 -.12
f=LEAVE|p=.	-.30 .00 .00 -.22 .00 .00
f=LEAVE|p=BE	.00 .00 .00 -.20 .00 .00
f=LEAVE|p=IN	.00 .00 -.36 .00 -.22 .00
f=LEAVE|p=start	-1.07 -.31 -.33 .00 .36 -.36
f=LEAVE|p=word	.13 -.29 -.15 -.15 -.41 -.34
f=LIVE	-.72 -.06 -.30 -.28 -.01 -.18
f=LIVE|p=,	.00 .00 -.57 .00 .00 -.10
f=LIVE|p=AND	.00 .00 .00 -.23 .00 .00
f=LIVE|p=KIN	.00 .00 -.29 -.16 -.16 .16
f=LIVE|p=start	-.36 -.40 -1.01 -.44 .26 -.75
f=LIVE|p=word	-.56 -.34 .28 .00 -.44 -.17
f=MARRY	-.41 -.39 -.53 .00 .24 -.40
f=MARRY|p=)	.00 .00 .00 .00 -.07 -.23
f=MARRY|p=,	.00 .00 .00 .00 -.24 -.46
f=MARRY|p=.	.00 .00 .00 .00 -.07 -.35
f=MARRY|p=KIN	.00 .00 .00 .00 .02 .13
f=MARRY|p=start	-.28 -.23 -.54 .00 .19 -.74
f=OF	-.79 -1.01 -.77 -.36 -.25 -.95
f=OF|p=AT	-.65 -.53 -.58 .00 -.35 -.32
f=OF|p=BE	-.25 -.11 -.11 .00 -.32 -.36
f=OF|p=OF	.27 -.43 -.20 .00 -.23 -.19
f=OF|p=start	-.63 -.49 -.81 -.33 -.56 -.61
f=OF|p=word	-.55 -.41 -.71 .00 -.55 -.54
f=SPEAK	-.82 -.44 -.78 .00 -.66 -.63
f=SPEAK|p=start	-.63 -.44 -.78 .00 -.66 -.54
f=STUDY	-.76 -.13 -.77 -.16 -.79 .23
f=STUDY|p=,	-.33 -.62 -.39 .00 -.29 -.45
f=STUDY|p=.	.00 -.16 .00 .00 .00 .00
f=STUDY|p=BE	.00 .00 -.31 .00 .00 -.16
f=STUDY|p=IN	-.21 -.47 -.11 .00 -.10 -.09
f=STUDY|p=start	-.51 -.99 -.55 .00 -.44 -.59
f=STUDY|p=word	-.36 -.19 -.77 -.16 .00 .00
f=TEACH	-1.17 -.48 -.48 .00 -.88 -.41
f=TEACH|p=.	-.46 .00 .00 .00 .00 .00
f=TEACH|p=BE	-.39 -.27 .00 .00 .00 .00
f=TEACH|p=start	-.54 -.31 -.44 .00 -.78 -.39
f=TEACH|p=word	-.48 -.26 -.25 .00 -.44 -.27
f=TO	.16 .08 .12 .27 -.75 -1.03
f=TO|p='	.00 -.27 .00 .00 .00 .00
f=TO|p=,	.00 .00 .00 .34 -.25 .00
f=TO|p=AS	.29 .00 -.30 .00 .00 .00
f=TO|p=AT	-.58 .25 .00 .00 .00 .00
f=TO|p=FROM	.15 .00 .55 .00 .00 .00
f=TO|p=IN	-.47 -.30 .39 .22 -.24 .00
f=TO|p=OF	-.10 -.42 -.20 .00 -.26 -.27
f=TO|p=TO	.16 .05 .04 .00 -.15 -.30
f=TO|p=start	-1.21 -.76 -1.10 -.44 -.62 -.71
f=TO|p=word	.29 .11 -.83 .00 -.26 -.14
f=WHO	-.26 .24 -.38 -.20 -.33 .11
f=WHO|p=,	.00 .00 -.40 .00 -.53 -.21
f=WHO|p=AND	.00 .00 .00 .00 .00 -.40
f=WHO|p=AT	-.05 .17 -.39 .00 -.48 -.41
f=WHO|p=BE	.00 .00 .00 .00 .00 .38
f=WHO|p=IN	-.37 -.35 .27 -.49 -.31 -.16
f=WHO|p=OF	.48 .00 -.28 .14 .00 .00
f=WHO|p=word	-.59 .22 -.41 .00 -.27 -.32
f=WIN	-.53 -.67 -.58 .00 -.43 -.46
f=WIN|p=AND	-.13 .00 -.19 .00 .00 .00
f=WIN|p=start	-.38 -.39 -.35 .00 -.31 -.40
f=WORK	-.34 -.46 -1.05 -.23 -.66 -.74
f=WORK|p=,	-.89 .00 -.47 .00 .00 .00
f=WORK|p=.	-.34 -.25 -.20 .00 -.25 -.33
f=WORK|p=AT	.23 -.44 -.45 .00 -.35 -.45
f=WORK|p=number	.28 -.25 -.18 .00 -.25 -.26
f=WORK|p=start	-1.09 -.70 -.84 .00 -.34 -.45
f=WORK|p=word	-.59 -.22 -.42 -.23 -.37 -.29
f=[	.00 .00 .00 -.45 -.41 .00
f=]	-.35 -.38 -.45 .00 -.35 -.46
f=]|p=[	-.35 -.38 -.45 .00 -.35 -.46
f=end	.08 -.06 -.05 -.51 -.95 -.92
f=end|p=,	-.06 .25 -.23 -.43 -.82 -.39
f=end|p=-	.50 -.53 -.48 .00 -.37 -.34
f=end|p=:	-.51 -.38 -.69 .00 -.43 -.49
f=end|p=AND	-.72 -.51 -.98 .00 -.40 -.46
f=end|p=AT	-.44 -.65 -.50 .00 -.23 -.41
f=end|p=IN	-.58 -.61 .23 -.23 -.14 -.13
f=end|p=OF	-.79 .24 -.72 .00 -.36 -.36
f=end|p=number	-1.43 -.22 .14 .00 -.17 -.26
f=end|p=start	-.07 -.65 -.51 .00 -.44 -.49
f=end|p=word	.49 .07 .11 .00 -.84 -.83
f=end|p=|	.41 -.48 -.34 .00 -.26 -.23
f=end|p=©	-.42 .23 -.48 .00 -.26 -.20
f=end|p=·	-.57 -.48 -1.17 .00 -.27 -.26
f=end|p=–	.17 -1.12 -.85 .00 -.49 -.49
f=end|p=•	-.36 -.39 -.49 .00 -.29 -.35
f=number	-.74 -.29 -.01 -.75 -.92 -.54
f=number|p=)	-.70 .12 -.41 .00 -.45 -.30
f=number|p=,	-.50 .03 -.05 -.35 -.98 -.38
f=number|p=-	-1.03 -.45 -.55 .00 -.29 -.62
f=number|p=.	-.36 -.27 -.42 .00 -.43 -.35
f=number|p=:	-.66 -.58 -.89 .00 -.49 -.77
f=number|p=AND	-.60 -.79 -.64 .00 -.31 .14
f=number|p=AT	-.02 -.91 .27 -.19 -.80 -.78
f=number|p=BE	.00 .00 .00 -.35 .00 .32
f=number|p=IN	.23 -.75 -.72 .00 -.37 -.45
f=number|p=KIN	-.29 -.16 -.16 .00 -.18 -.00
f=number|p=OF	-.42 -.70 -.69 .00 -.68 -.68
f=number|p=TO	-.47 -.52 -.55 .00 -.32 -.56
f=number|p=number	-1.20 -.08 -.98 -.17 -.46 -.92
f=number|p=start	-.44 -.13 -1.50 .00 -.96 -1.64
f=number|p=word	.01 -.90 -.15 -.48 -.30 -1.24
f=number|p=|	-.47 -.13 -.26 .00 -.12 -.25
f=number|p=·	-.17 -.58 -.74 .00 -.14 -.32
f=word	-.10 -.63 -.58 -.25 -.36 -.48
f=word|p=)	-.90 -.78 -.56 .00 -.63 -.62
f=word|p=,	-.20 -.57 -.32 -.44 -.44 -.52
f=word|p=-	-.69 -.27 -.40 .00 -.49 -.40
f=word|p=.	-.64 -.23 -.43 -.35 -.15 -.24
f=word|p=:	-.02 -.53 -.15 -.18 -.58 -1.12
f=word|p=AND	.17 -.96 -.09 -.25 -.05 -.19
f=word|p=AS	.02 -.19 -.08 -.24 -.34 -.05
f=word|p=AT	-.21 -.53 .18 -.58 -.31 -.82
f=word|p=BE	-.48 -1.01 -.37 -.60 -.92 -.78
f=word|p=BY	-.14 -.44 -.38 .06 -.09 -.33
f=word|p=FROM	.46 -.36 -.57 -.20 -.29 -.20
f=word|p=IN	.21 -.26 .24 -.09 -.67 -.49
f=word|p=KIN	-.49 -.20 -.24 -.10 -.01 -.54
f=word|p=OF	-.05 .10 .04 -.58 -.03 -.89
f=word|p=TO	-.21 -.47 -.18 .30 -.52 -.39
f=word|p=WHO	-.07 .00 -.31 .00 -.26 .00
f=word|p=number	-.33 -.07 -1.12 -.40 -.64 -.68
f=word|p=start	-.87 -.55 -.72 -.58 -.93 -.45
f=word|p=word	-.10 -.90 -.50 .33 -.53 -.90
f=word|p=|	-.65 -.42 -.75 .00 -.55 -.58
f=word|p=·	-.44 -.39 -.76 .00 -.48 -.59
f=word|p=–	-.08 .15 -.64 .00 -.48 -.66
f=word|p=—	-.65 -.64 -.52 .00 -.48 -.51
f=|	-.21 -.54 .06 .00 -.72 -1.03
f=||p=,	.38 -.76 -.60 .00 -.46 -.33
f=||p=:	-.62 -.37 -.75 .00 -.26 -.37
f=||p=AT	.66 -.34 -.61 .00 -.15 -.21
f=||p=IN	-.21 -.13 .19 .00 -.11 -.11
f=||p=start	-1.38 -.77 -.06 .00 -.88 -.75
f=||p=word	-.76 -.30 -.67 .00 -.62 -.63
f=||p=|	-1.90 -.41 -.18 .00 -.35 -.36
f=«	-.67 -.55 -.66 .00 -.28 -.52
f=·	-.21 -.90 -.04 .00 -.73 -.93
f=·|p=,	-.67 -.56 -.77 .00 -.32 -.24
f=·|p=-	-.41 -.14 -.27 .00 -.14 -.33
f=·|p=AT	-.24 -.55 -.67 .00 -.33 -.55
f=·|p=start	-.55 -.53 -.20 .00 -.72 -.74
f=·|p=word	.32 -.53 -.53 .00 -.50 -.49
f=·|p=·	-.63 -.24 -.33 .00 -.34 -.40
f=»	.43 -.89 -1.01 .00 -.84 -1.05
f=»|p=AT	-.31 -.32 -.33 .00 -.26 -.24
f=»|p=word	.57 -.63 -1.07 .00 -.71 -.93
f=–	.12 -.00 .02 .37 -.36 -.51
f=–|p=,	-.80 -.88 .06 .37 -.53 -.86
f=–|p=AT	.05 -.31 -.34 .00 -.13 -.22
f=–|p=IN	-.36 .00 .00 .00 .00 .00
f=–|p=OF	-.58 -.45 -.62 .00 -.36 -.24
f=–|p=start	.52 .07 -.93 .00 -.59 -.73
f=–|p=word	.18 -.17 -.19 .00 -.17 -.14
f=–|p=–	-.14 .02 -.61 .00 -.17 -.28
f=—	-.01 -.34 .23 -.21 -.00 -.62
f=—|p=,	-.47 -.21 -.59 .00 -.53 -.33
f=—|p=AND	-.60 .00 .00 .00 .00 .00
f=—|p=AT	.38 .00 .00 -.21 .19 .00
f=’	-.43 -.28 -.47 -.32 -.26 -.37
f=“	-.06 -.70 -.94 .00 -.68 -.95
f=“|p=word	-.11 -.59 -.73 .00 -.61 -.88
f=”	-.01 -.42 -.50 .00 .00 -.70
f=”|p=word	.26 -.50 -.59 .00 -.56 -.58
f=„	-.56 -.64 -.61 .00 -.63 -.69
f=•	-.92 -.66 -.57 .00 -.62 -.67
f=•|p=start	-.63 -.35 -.40 .00 -.33 -.34
f=•|p=•	-.36 -.30 -.36 .00 -.25 -.32
fr:last=bordeaux	.68 .61 -.13 .00 -.25 -.12
fr:last=rochaz	-.46 -.55 -.72 .00 -.60 -.50
fr:vw=a	.11 -.19 -.48 .00 -.52 -.54
fr:vw=a|p=AT	.22 -.07 -.22 .00 -.33 -.19
fr:vw=est	-.01 -.69 -.98 .00 -.79 -.64
fr:vw=est|p=AT	.34 -.57 -.61 .00 -.39 -.34
fr:vw=naissance	-.62 -.44 -.77 .00 .08 -.34
fr:vw=nommée	-.08 -.57 -.40 .00 -.35 -.47
fr:vw=né	-.57 -.22 -.31 .00 -.46 -.42
fr:vw=née	-.61 -.38 -.32 .00 -.67 -.47
fr:vw=né|p=number	-.23 -.25 -.20 .00 -.32 -.36
fr:vw=passe	.23 -.41 -.33 .00 -.32 -.28
fr:vw=piloté	.08 -.30 -.36 .00 -.33 -.36
fr:vw=prix	-.57 .10 -.27 .00 -.26 -.30
fr:vw=études	-.68 -.35 -.59 .00 -.19 -.45
fr:vw=études|p=,	-.55 .03 -.50 .00 -.12 -.25
fr:w+1=$	.20 .59 -1.03 .00 -.60 -.36
fr:w+1=(	.24 -.64 -.41 .00 -.54 -.67
fr:w+1=)	-.23 -1.00 -.79 .00 .03 -.68
fr:w+1=,	-.22 .06 -1.12 .00 -.15 -.55
fr:w+1=.	-.47 -.82 -.19 .00 -.97 -.79
fr:w+1=:	-.68 -.57 -.45 .00 -.36 -.46
fr:w+1=a	.21 -.64 -.55 .00 -.50 -.56
fr:w+1=de	-.68 -.64 -.48 .00 -.25 -.30
fr:w+1=en	-.68 .11 -.41 .00 -.42 -.41
fr:w+1=et	-.87 -.79 .02 .00 -.44 .28
fr:w+1=|	-.72 -.46 -.70 .00 -.23 -.39
fr:w+1=·	-.49 -.25 -.63 .00 -.21 -.34
fr:w+1=à	-.73 -.59 -.32 .00 -.51 -.37
fr:w+1=–	.18 .05 -.52 .00 -.35 -.30
fr:w-1=(	.10 .06 -.65 .00 .08 -.70
fr:w-1=,	.15 .60 -.90 .00 -.04 -.80
fr:w-1=:	-.84 -.61 -.63 .00 -.67 -.67
fr:w-1=^	-.60 -.32 -1.15 .00 -1.13 -1.30
fr:w-1=au	.04 -.54 -.62 .00 -.62 -.46
fr:w-1=chez	.64 -.61 -.59 .00 -.45 -.49
fr:w-1=de	.34 -.90 -1.06 .00 -.56 -.58
fr:w-1=du	-.85 -.76 -.81 .00 -.52 -.45
fr:w-1=l	-.10 .14 .19 .00 -.77 -.64
fr:w-1=la	-.27 .11 -.56 .00 -.37 -.23
fr:w-1=|	.33 -.32 -.60 .00 -.23 -.38
fr:w-1=·	-.49 -.36 -.93 .00 -.50 -.45
fr:w-1=à	-1.12 -.35 -.18 .00 -.67 -.57
fr:w-1=–	-.21 -.98 -.71 .00 -.62 -.46
fr:w-1=—	.55 -.65 -.39 .00 -.49 -.44
fr:w-2=) ,	-.74 .48 -.42 .00 -.47 -.36
fr:w-2=^ ^	-.60 -.32 -1.15 .00 -1.13 -1.30
fr:w-2=de la	-.66 -.96 -.69 .00 -.56 -.52
inside	-.31 -.02 -.19 .52 .08 -.12
it:last=catania	-.55 -.66 .50 .00 -.48 -.38
it:vw=entrambi	-.69 -.59 -.21 .00 -.20 -.28
it:vw=ha	-.84 -.65 -.54 .00 -.43 -.62
it:vw=insegna	-.56 -.35 -.30 .00 -.45 -.40
it:vw=laurea	-.75 .27 -.43 .00 -.23 -.40
it:vw=laurea|p=AT	-.46 .49 -.33 .00 -.22 -.23
it:vw=lingue	-.80 -.39 -.23 .00 -.31 -.31
it:vw=suono	-.47 -.17 -.24 .00 -.52 -.38
it:vw=suono|p=word	-.39 -.16 -.19 .00 -.41 -.26
it:vw=è	-.14 -.30 -.89 .00 -.87 .32
it:vw=è|p=OF	.23 -.22 -.55 .00 -.53 .15
it:w+1=$	.10 .21 -.65 .00 -.45 -.47
it:w+1=(	-.82 .24 .38 .00 -.42 -.46
it:w+1=,	-.14 -.48 -.99 .00 -.47 -.81
it:w+1=.	.31 -.74 .09 .00 -.98 .31
it:w+1=:	-.64 -.70 -.90 .00 -.34 -.72
it:w+1=a	-.73 -.50 -.55 .00 -.49 -.41
it:w+1=dal	.77 -.62 -.58 .00 -.46 -.37
it:w+1=e	-.67 -.48 -.53 .00 -.46 .53
it:w+1=nel	-.53 .31 -.20 .00 -.29 -.19
it:w+1=|	-.58 -.31 -.85 .00 -.32 -.41
it:w+1=·	-.73 -.34 -.88 .00 -.24 -.34
it:w+1=–	.12 -.60 -.81 .00 -.45 -.33
it:w-1=,	-1.26 -.37 -.13 .00 -.20 -.64
it:w-1=:	.38 -.60 -.54 .00 -.52 -.56
it:w-1=^	-.16 -.84 -.35 .00 -.94 -1.19
it:w-1=a	-.05 .22 -.95 .00 -.75 -.69
it:w-1=all	-.42 -.47 -.42 .00 -.31 -.20
it:w-1=alla	.01 .07 -.46 .00 -.30 -.31
it:w-1=del	.12 -.48 -.66 .00 -.42 -.26
it:w-1=di	-.74 -.71 .09 .00 -.60 .20
it:w-1=il	-.74 -.40 -.51 .00 -.24 -.37
it:w-1=in	.02 -.62 -.50 .00 -.33 -.34
it:w-1=la	-.78 -.47 -.69 .00 -.56 -.31
it:w-1=|	.11 -.43 -.53 .00 -.39 -.46
it:w-1=·	-.27 -.46 -.93 .00 -.48 -.50
it:w-2=) ,	-.61 -.56 -.25 .00 -.13 -.34
it:w-2=^ ^	-.16 -.84 -.35 .00 -.94 -1.19
k=child	-.51 -1.18 -.68 -.96 -.88 1.01
k=child|s=brand	-.44 .00 -.17 .00 -.52 .20
k=child|s=many	-.39 -.40 -.37 -.51 .05 .06
k=child|s=one	-.34 -.90 -.41 -.64 -1.91 .73
k=child|s=org	.41 .00 -.09 .00 -.31 .23
k=child|s=place	-.48 -.60 -.51 -.21 -.47 -.05
k=child|s=school	-.36 -.37 -.21 .00 -.20 -.34
k=child|s=two	-.99 -.68 -.68 -.65 -.30 .58
k=kin	.24 -.30 -.05 -.74 -.48 -.06
k=kin|s=acronym	-.38 .40 -.11 .00 -.39 -.22
k=kin|s=brand	.01 -.20 -.39 -.08 -.44 -.29
k=kin|s=many	.17 -.47 -.89 -.37 -.39 .23
k=kin|s=one	-.42 -1.13 -.09 -.49 -.62 -.70
k=kin|s=org	.07 -.06 -.56 -.38 -.22 -.47
k=kin|s=place	-.37 -.46 .10 .00 -.21 -.63
k=kin|s=school	.43 .17 -.20 .00 -.20 -.19
k=kin|s=two	.12 -.48 -.02 -.36 -.06 -.27
k=none	.01 -.00 -.08 .01 -.21 -.53
k=none|s=acronym	.42 .42 -1.42 -.77 -.76 -.58
k=none|s=award	-1.15 -.21 -.63 -.29 -.67 -.33
k=none|s=brand	.44 -.14 -.73 -.53 -.17 -.54
k=none|s=many	-.20 -.57 -.57 -.35 -.16 -.21
k=none|s=one	-.25 -.96 -.00 -.35 -.18 -.45
k=none|s=org	.29 -.68 -.07 -.06 -.58 -.84
k=none|s=place	-.84 -.06 .52 .49 -.29 -.58
k=none|s=school	.26 .91 -.81 -.71 -.60 -.61
k=none|s=two	-.39 -.54 -.12 -.01 .10 -.30
k=spouse	-.68 -.53 .00 -.44 .66 -1.03
k=spouse|s=brand	.00 .00 .00 .00 -.03 -.42
k=spouse|s=many	-.46 -.34 -.28 -.19 -.07 -1.03
k=spouse|s=one	-.11 -.41 .20 -.39 .63 -1.54
k=spouse|s=org	-.75 -.55 -.26 .00 .10 -.18
k=spouse|s=place	.00 .00 .32 .00 -.17 .00
k=spouse|s=school	.00 .04 -.26 -.11 -.37 .00
k=spouse|s=two	-.26 -1.05 -.82 -.35 .28 -.19
l=degree-far	.33 .11 -.00 -.40 -.65 -.32
l=degree-far|p=,	-.67 .18 .22 -.29 -.27 .01
l=degree-far|p=AT	.57 .22 -.29 .00 -.56 -.72
l=degree-far|p=BY	-.70 .00 .00 .00 .00 .00
l=degree-far|p=IN	.37 -.35 -.38 .00 -.18 -.24
l=degree-far|p=KIN	-.29 .00 .00 .00 -.46 .00
l=degree-far|p=OF	.00 -.13 -.11 .00 .00 .00
l=degree-far|p=word	-.20 -.32 -.23 -.13 -.08 -.05
l=degree-mid	-.63 .40 -.16 -.42 -.76 .03
l=degree-mid|p=,	-.45 .43 -.47 .00 -.43 .40
l=degree-mid|p=AT	-.22 .23 -.21 .00 -.22 -.17
l=degree-mid|p=BY	-.64 .00 .00 .00 .00 .00
l=degree-mid|p=FROM	-.20 .26 -.23 -.21 -.13 -.18
l=degree-mid|p=IN	-.54 -1.05 -.39 .00 -.12 -.18
l=degree-mid|p=TO	-.44 .20 .17 .00 -.34 -.36
l=degree-mid|p=number	-.65 .12 -.48 .00 -.29 -.45
l=degree-mid|p=word	.37 -.63 .00 -.20 .00 .00
l=degree-near	-.92 .46 -1.18 -.71 -.43 -.27
l=degree-near|p=,	-.55 .22 -.92 .00 -.47 -.97
l=degree-near|p=.	-.38 -.41 -.32 .00 -.39 -.47
l=degree-near|p=:	-.46 .00 .00 .00 .00 .00
l=degree-near|p=AND	-.42 -.45 -.38 .00 -.28 -.26
l=degree-near|p=AT	-1.10 .13 -.76 .00 -.11 -.08
l=degree-near|p=BE	.30 -.15 -.21 .00 -.37 -.36
l=degree-near|p=BY	-.49 .00 .00 .00 .00 .00
l=degree-near|p=FROM	-.91 .80 -.31 -.43 -.18 -.17
l=degree-near|p=IN	-.76 .12 -.82 -.42 -.24 -.39
l=degree-near|p=KIN	.00 .00 .00 -.18 -.21 .15
l=degree-near|p=OF	.19 .18 -.16 -.24 -.24 -.35
l=degree-near|p=TO	.00 .00 .00 -.14 .14 .00
l=degree-near|p=number	-.66 -.28 -.23 .00 -.26 -.33
l=degree-near|p=word	-.08 -1.04 -.59 -.40 -.79 -1.10
l=degree-near|p=|	.35 -.65 -.37 .00 -.15 -.23
l=name-far	-.01 -.13 .24 -.07 .25 .02
l=name-far|p='	-.43 -.32 -.35 .00 -.45 -.40
l=name-far|p=)	.15 -.81 -.57 .00 -.68 -.71
l=name-far|p=,	.23 -.87 -1.12 -.79 -.18 -.08
l=name-far|p=-	-.31 -.23 -.19 .00 -.30 -.27
l=name-far|p=.	-.47 -.19 .21 -.21 .01 -.37
l=name-far|p=:	.75 -.37 -.83 .00 .15 .27
l=name-far|p=AND	-.03 -.53 .38 -.27 .35 -.48
l=name-far|p=AS	-.04 -.21 .30 -.32 -.45 .42
l=name-far|p=AT	-.06 -.06 -.40 -.56 -.42 -.88
l=name-far|p=BE	-.21 .15 -.29 -1.14 -.54 -.58
l=name-far|p=BY	-.25 -.38 -.23 .22 .09 .06
l=name-far|p=FROM	.09 -.49 .08 -.41 -.50 -.40
l=name-far|p=IN	-.27 -.20 -.05 .36 -.72 -.65
l=name-far|p=KIN	-.29 -.12 -.26 -.24 .04 .27
l=name-far|p=OF	-.01 -.66 -.24 .13 -.01 -.36
l=name-far|p=TO	.24 -.96 .22 -.79 -.12 -.79
l=name-far|p=WHO	.00 .00 -.31 .00 .00 .00
l=name-far|p=number	-.27 -.59 -.88 -.26 -.57 -.49
l=name-far|p=word	-.39 .07 -.21 .15 -.30 -.24
l=name-far|p=|	-.70 -.43 .24 .00 -.35 -.44
l=name-far|p=·	-.48 -.45 .27 .00 -.45 -.50
l=name-far|p=–	-.69 .22 -.46 .00 -.37 .11
l=name-mid	-.36 -.24 .13 -.41 -.12 .05
l=name-mid|p='	-.33 -.27 .00 -.16 .00 .35
l=name-mid|p=)	.11 -.70 -.56 -.25 -.71 -.83
l=name-mid|p=,	.28 -.24 -.67 -.08 .10 .03
l=name-mid|p=-	.19 -.27 -.34 .00 -.27 .32
l=name-mid|p=.	-.80 -.45 -.84 .00 -.81 -1.12
l=name-mid|p=/	-.38 -.19 -.31 .00 -.29 -.19
l=name-mid|p=:	-.05 -.63 .11 -.18 -.77 -1.13
l=name-mid|p=AND	-.38 -.35 -.09 -.22 -.92 .27
l=name-mid|p=AS	.31 .04 -.88 -.39 -.02 -.95
l=name-mid|p=AT	-.54 -.17 -.20 -.64 -1.01 -1.07
l=name-mid|p=BE	-.85 -.69 -.67 -.31 -.03 .08
l=name-mid|p=BY	.28 -.29 -.64 -.50 .28 .01
l=name-mid|p=FROM	.11 -.29 -.28 -.17 -.48 -.51
l=name-mid|p=IN	-.39 -.35 .46 -.29 -.49 -.46
l=name-mid|p=KIN	-.51 -.39 -.53 -.27 -.23 .09
l=name-mid|p=OF	-.84 -.12 -.41 -.01 -.09 .14
l=name-mid|p=TO	-.62 .14 -.04 .01 -.15 .03
l=name-mid|p=WHO	.00 .00 .00 .00 .00 -.40
l=name-mid|p=number	-.60 .32 .07 .18 -.64 -.96
l=name-mid|p=word	.16 -.15 .04 -.48 .10 -.33
l=name-mid|p=|	-.47 -.32 -.65 .00 -.46 -.62
l=name-mid|p=·	-.73 -.42 -.98 .00 -.43 -.57
l=name-mid|p=–	-.56 -.79 .03 .00 -.47 -.53
l=name-mid|p=—	.17 .11 -.45 .00 -.46 -.40
l=name-mid|p=•	-.37 -.30 -.38 .00 -.24 -.29
l=name-near	-.18 -.06 -.22 -.07 -.17 .06
l=name-near|p='	-.05 -.19 -.32 -.31 .13 -.51
l=name-near|p=)	-.25 .35 -.43 -.51 -.02 -.14
l=name-near|p=,	-.33 -.11 .21 .27 -.49 -.58
l=name-near|p=-	.19 .03 -.55 -.49 -.34 -.81
l=name-near|p=.	-.30 -.67 -.90 -.60 .10 .20
l=name-near|p=/	.02 -.76 -.81 -.24 -.34 -.69
l=name-near|p=:	-.71 -.26 -.09 -.59 -1.33 .06
l=name-near|p=AND	-.01 .15 -.11 -.67 -.12 .28
l=name-near|p=AS	.04 -.45 -.28 -.56 -.57 -.57
l=name-near|p=AT	-.24 -.20 .06 .17 -.16 .17
l=name-near|p=BE	.37 .09 -.60 .20 -.38 -.78
l=name-near|p=BY	.19 .03 -.20 -.34 -.11 -.68
l=name-near|p=FROM	-.37 -.32 -.29 .23 -.47 -.37
l=name-near|p=IN	-.11 -.19 -.48 -.84 -.50 -.78
l=name-near|p=KIN	-.47 -.40 -.46 -.46 -.11 .19
l=name-near|p=OF	-.08 -.39 .03 .10 -.07 -1.04
l=name-near|p=TO	-.36 -1.14 -.07 -.45 -.70 -.82
l=name-near|p=WHO	-.36 .00 -.28 .00 -.26 .00
l=name-near|p=number	-.32 -.63 -1.01 -.30 -.76 -.13
l=name-near|p=word	-.05 -.14 -.34 -.35 .02 .23
l=name-near|p=|	.07 -.54 -.92 .00 -.46 -.65
l=name-near|p=·	-.67 -.50 -1.46 .00 -.47 -.58
l=name-near|p=–	.00 .19 -1.09 .00 -.45 -.58
l=name-near|p=—	-.57 .29 -.49 .00 -.40 -.46
l=name-near|p=”	-.59 -.35 -.34 .00 -.03 -.46
l=name-near|p=•	-.51 -.47 -.50 .00 -.45 -.40
l=none	.01 -.21 -.21 .22 .33 -.06
l=none|p=*	.11 -.45 -.55 .00 -.49 -.47
l=none|p=,	-.28 -.02 -1.38 -.27 .59 .56
l=none|p=-	-.24 -.51 -.51 .33 -.40 -.58
l=none|p=.	.04 -.50 -.76 -.26 -.18 -.78
l=none|p=:	.01 -.51 -.88 .00 .11 -.83
l=none|p=AND	-.70 -.22 -.52 .00 -.19 -.93
l=none|p=AS	-.87 -.34 -.61 .00 -.66 -.68
l=none|p=AT	.42 .14 -.29 -.36 .26 -1.01
l=none|p=BE	-1.22 -.87 -.68 -.34 -.06 .15
l=none|p=BY	-1.13 -.77 -.42 .05 -.50 -.09
l=none|p=FROM	.27 -.21 .03 -.05 -.46 -.58
l=none|p=HIS	-.59 -.55 -.68 .00 -.38 -.46
l=none|p=IN	-.06 -.13 .20 -.03 -.32 -.47
l=none|p=KIN	-.65 -.29 -.41 .00 .37 -.21
l=none|p=OF	.01 .52 .07 .41 .02 -.07
l=none|p=TO	.10 .01 .51 -.44 -.06 .13
l=none|p=[	-.30 -.33 -.36 .00 -.28 -.39
l=none|p=]	-.23 .00 .00 .00 .00 .00
l=none|p=number	-.14 -.83 -.78 -.36 -.14 -1.08
l=none|p=start	-.13 -.15 -.14 -.10 -.15 -.07
l=none|p=word	.04 -.21 -.78 .14 -.63 -.65
l=none|p=|	-.34 -.31 -.31 .00 -.32 -.21
l=none|p=©	-.44 .08 -.34 .00 -.40 -.40
l=none|p=·	-.25 -.44 .12 .00 -.30 -.30
l=none|p=–	.13 -.70 -.81 .00 -.62 -.64
l=none|p=—	-.80 -.71 -.40 .00 -.44 -.41
l=none|p=•	-.35 -.37 -.38 .00 -.25 -.29
l=role-far	-.21 -.53 -.15 -.57 -.78 -.61
l=role-far|p=,	-.14 .00 .00 .00 .00 .00
l=role-far|p=AS	-.32 -.24 -.24 -.22 -.14 -.18
l=role-far|p=AT	.05 -.49 -.34 -.18 -.43 -.39
l=role-far|p=BY	-.35 .00 .00 .00 .00 .00
l=role-far|p=FROM	-.61 -.21 -.46 .00 -.25 -.33
l=role-far|p=IN	-.51 -.11 .18 -.45 -.40 -.29
l=role-far|p=KIN	-.39 -.24 -.32 .00 -.50 -.06
l=role-far|p=OF	-.08 -.51 -.42 .00 -.35 -.35
l=role-far|p=TO	-.34 .00 .26 -.43 .00 .00
l=role-far|p=word	-.20 -.18 -.79 -.43 -.43 -.36
l=role-mid	.32 .20 -.47 .08 -.45 -.70
l=role-mid|p=,	.45 -.06 .22 -.42 -.48 .18
l=role-mid|p=AND	.04 -.12 -.24 .00 -.31 -.34
l=role-mid|p=AS	.01 -.44 -.31 .00 -.31 -.23
l=role-mid|p=AT	-.19 .40 -.27 -.43 -.27 -.26
l=role-mid|p=BY	-.64 .00 .00 .00 .00 .00
l=role-mid|p=FROM	.02 -.15 -.62 -.19 -.24 -.06
l=role-mid|p=IN	-.38 -.56 .08 .62 -.32 -.31
l=role-mid|p=KIN	-.40 -.23 -.32 .00 .38 -.50
l=role-mid|p=OF	.25 -.29 -.66 -.35 -.62 -.78
l=role-mid|p=TO	-.58 -.28 -.27 .00 -.20 -.31
l=role-mid|p=number	.56 -.42 -.18 .00 -.25 -.26
l=role-mid|p=word	.53 -.10 -.90 .12 -.82 -.73
l=role-near	.39 -.70 -.62 -.69 -.24 -.62
l=role-near|p=&	-.41 -.32 -.18 -.26 .00 .00
l=role-near|p=,	.18 -.57 -1.15 -.51 -.86 -1.16
l=role-near|p=-	-.58 -.20 -.31 .00 -.18 -.23
l=role-near|p=.	-.23 -.13 -.36 -.13 .41 .00
l=role-near|p=:	-.89 -.75 -.74 .00 -.92 -.76
l=role-near|p=AND	.07 -.13 -.32 -.12 -.61 -.81
l=role-near|p=AS	-.69 -.20 -.21 .00 -.30 -.42
l=role-near|p=AT	.23 -.41 -.38 -.54 -1.40 -.92
l=role-near|p=BE	-.91 -.35 -.20 .00 -.35 -.15
l=role-near|p=BY	.08 .00 .00 .00 -.27 .00
l=role-near|p=FROM	-.02 -.38 -.31 .41 -.39 -.28
l=role-near|p=IN	.30 -.69 -.18 -.04 -.59 -.38
l=role-near|p=KIN	-.08 -.36 -.46 -.28 .35 -.67
l=role-near|p=OF	.27 -.55 -.20 -1.18 -.68 -.84
l=role-near|p=TO	.44 -.52 -1.03 .00 -.62 -.66
l=role-near|p=number	.20 .00 .00 .00 .00 .00
l=role-near|p=word	-.51 -.24 -.61 -.56 .10 -.20
l=role-near|p=|	-.22 -.40 -.29 .00 -.14 -.06
l=role-near|p=–	.23 -.44 -.24 .00 -.32 -.45
lt:last=šiaulių	-.61 -.57 -.63 .00 -.26 -.34
lt:vw=baigė	-.59 -.00 -.64 .00 -.31 -.22
lt:vw=baigė|p=word	-.33 -.24 -.27 .00 -.26 -.18
lt:vw=bakalaurė	-.27 -.34 -.24 .00 -.24 -.21
lt:vw=užaugino	-.50 -.25 -.53 .00 -.48 -.59
lt:w+1=,	-.97 -.47 -.63 .00 -.28 -.66
lt:w+1=.	-.58 -.64 -.49 .00 -.58 -.56
lt:w+1=universitetas	-.68 -.64 -.63 .00 -.54 -.53
lt:w+1=·	-.31 -.14 -.71 .00 -.23 -.21
lt:w+1=–	-.81 -.60 -.80 .00 -.43 -.46
lt:w+1=“	.12 -.55 -.89 .00 -.61 -.81
lt:w+1=„	-.51 -.40 -.51 .00 -.45 -.58
lt:w-1=,	-.72 -.47 -.63 .00 -.56 -.43
lt:w-1=.	-.46 -.46 -.55 .00 -.52 -.48
lt:w-1=^	-1.17 -.71 -.09 .00 -.79 -1.10
lt:w-1=·	-.14 -.17 -.54 .00 -.15 -.33
lt:w-1=–	-.59 .08 -.43 .00 -.36 -.48
lt:w-1=„	.12 -.55 -.89 .00 -.61 -.81
lt:w-2=. –	-.44 .22 -.37 .00 -.29 -.47
lt:w-2=^ ^	-1.17 -.71 -.09 .00 -.79 -1.10
lt:w-2=m .	-.51 -.42 -.51 .00 -.32 -.41
nl:last=academie	-.20 -.23 -.17 .00 -.21 -.15
nl:last=nederlands	-.67 -.42 -.65 .00 -.48 -.31
nl:vw=begon	.47 -.41 -.15 .00 -.14 -.14
nl:vw=begon|p=AT	.47 -.41 -.15 .00 -.14 -.14
nl:vw=kreeg	-.51 -.44 -.19 .00 -.27 -.27
nl:vw=moedertaal	-.43 -.28 -.20 .00 -.16 -.17
nl:vw=moedertaal|p=,	-.43 -.28 -.20 .00 -.16 -.17
nl:vw=opleiding	-.81 .30 -.57 .00 -.24 -.30
nl:vw=opleiding|p=,	-.56 .35 -.42 .00 -.14 -.21
nl:vw=was	.21 -.36 -.62 .00 -.51 -.29
nl:vw=werkervaring	-.05 -.20 -.41 .00 -.42 -.54
nl:vw=werkervaring|p=,	.24 -.18 -.38 .00 -.33 -.53
nl:vw=werkte	-.53 -.55 -.23 .00 -.45 -.41
nl:vw=zijn	-.36 -.28 -.36 .00 -.07 -.41
nl:vw=zijn|p=KIN	-.36 -.28 -.36 .00 -.07 -.41
nl:w+1=$	.22 .09 -.92 .00 -.49 -.47
nl:w+1=(	-.04 -.08 -.46 .00 -.46 -.45
nl:w+1=,	.75 -.06 .05 .00 -.64 -.72
nl:w+1=.	-.15 .23 -.65 .00 -.66 -.62
nl:w+1=;	-.56 -.60 -.55 .00 -.41 -.43
nl:w+1=en	.13 -.09 -.70 .00 .32 -.45
nl:w+1=in	.63 -.07 -.40 .00 -.41 -.36
nl:w-1=,	.22 .01 -1.09 .00 -.78 -.81
nl:w-1=.	-.52 -.17 -.41 .00 -.41 -.50
nl:w-1=^	-1.00 -.68 -1.02 .00 -.70 -.98
nl:w-1=de	.40 .29 -.34 .00 -.54 -.28
nl:w-1=het	-.28 -.95 -.60 .00 -.50 -.49
nl:w-1=in	-.90 -.07 .21 .00 -.50 -.52
nl:w-2=) ,	-.69 -.47 -.35 .00 -.34 -.29
nl:w-2=^ ^	-1.00 -.68 -1.02 .00 -.70 -.98
nl:w-2=aan de	.47 .54 -.33 .00 -.24 -.21
nl:w-2=in het	-.49 -.39 -.48 .00 -.35 -.31
o=other	-.43 -.23 -.30 -.37 .27 .07
o=other|v=BE	-.51 -.87 -.35 -.03 -.22 .14
o=other|v=BECOME	-.01 -.25 -.64 .00 -.23 -.22
o=other|v=BORN	-.67 -.47 -.73 -.55 .29 -.56
o=other|v=DIE	-.61 -.18 .23 .00 .46 -.18
o=other|v=FOUND	-.79 -.40 .12 -.55 .35 .17
o=other|v=GRAD	-.91 .44 -.07 -.53 -.31 -.44
o=other|v=HAVE	-.66 -.79 -.59 -.27 -.58 .21
o=other|v=JOIN	-.71 -.99 .28 .21 -.71 .03
o=other|v=LEAD	-.36 .06 -.78 -.25 -1.02 -.57
o=other|v=LEAVE	-.42 -.73 -.12 .00 -.44 .45
o=other|v=LIVE	-.68 -.55 -.17 -.31 .27 .02
o=other|v=MARRY	.08 -.82 -.04 -.36 .43 .13
o=other|v=SPEAK	-.29 -.47 -.55 .00 -.55 -.51
o=other|v=STUDY	-.28 .48 .13 .08 -.94 -.67
o=other|v=TEACH	-.07 -.82 -.53 .00 -.60 -.20
o=other|v=WIN	-1.18 -.64 -.41 .00 -.65 -.42
o=other|v=WORK	-.06 -.87 -.09 .00 -.92 .45
o=other|v=none	.02 -.32 -.64 -.09 -.29 -.76
o=own	.05 -.01 .01 .25 -.30 -.25
o=own|v=BE	.06 -.15 -.08 -.32 -.09 -.24
o=own|v=BECOME	-.07 -.04 -.19 -.63 -.09 -.45
o=own|v=BORN	-.11 -.26 -.05 .64 -.20 -.48
o=own|v=DIE	-.55 -.47 .04 -.25 -.43 .05
o=own|v=FOUND	.25 -.90 -.28 .05 -.22 -.52
o=own|v=GRAD	-.19 .29 -.28 -.20 -.76 -.66
o=own|v=HAVE	.01 .11 .01 -.36 -.57 .01
o=own|v=JOIN	.09 -.12 -.49 -.53 -.26 -.17
o=own|v=LEAD	.07 -.69 -.36 -.55 -.18 .00
o=own|v=LEAVE	.20 .02 .16 -.51 -.07 -.66
o=own|v=LIVE	-.18 .04 .55 -.06 -.49 -.06
o=own|v=MARRY	-.68 -.02 -.29 -.65 .14 -.39
o=own|v=SPEAK	-.26 -.65 -.83 -.23 -.84 -.83
o=own|v=STUDY	-.51 .32 -.21 -.69 -.69 -.28
o=own|v=TEACH	.18 -.30 -.55 -.42 -.15 -.47
o=own|v=WIN	.08 .15 -.38 -.47 -.72 -.65
o=own|v=WORK	.18 -.22 -.34 -.47 -.15 -.82
o=own|v=none	-.34 -.19 -.02 -.14 -.40 -.05
o=unknown	.23 -.40 -.96 -1.58 .26 .64
o=unknown|v=BE	.50 -.36 -.28 -.21 .11 -1.28
o=unknown|v=BECOME	.51 -.15 .19 -.31 .08 -.16
o=unknown|v=BORN	-.64 -.19 -.86 -1.15 -.52 .33
o=unknown|v=DIE	.00 .00 .00 .00 -.37 -.19
o=unknown|v=FOUND	.42 -.24 -.23 .00 -.17 .00
o=unknown|v=GRAD	.17 -.51 -.05 .00 .00 .00
o=unknown|v=HAVE	-.42 -.22 -.19 .00 -.36 -.15
o=unknown|v=JOIN	-.03 -.31 .31 .00 -.07 .00
o=unknown|v=LEAD	-.40 -.39 -.37 .00 -.28 -.14
o=unknown|v=LEAVE	-.52 -.26 -.61 .00 .22 -.59
o=unknown|v=LIVE	-.37 -.23 -.30 -.79 -.30 -.27
o=unknown|v=MARRY	.00 .00 -.32 -.21 -.58 .35
o=unknown|v=SPEAK	.24 -.25 -.21 .00 -.26 -.15
o=unknown|v=STUDY	-.43 -.49 -.60 -.12 -.08 -.51
o=unknown|v=TEACH	-.70 -.61 .00 .00 .00 .00
o=unknown|v=WIN	-.31 -.31 -.13 .00 -.49 -.15
o=unknown|v=WORK	-.54 .10 -.32 -.12 -.67 -.65
o=unknown|v=none	.48 .26 -.69 -.31 .54 .63
p=&	-.41 -.32 -.28 -.26 .00 .00
p='	-.29 -.43 -.46 -.46 .10 .02
p='|v=BE	-.53 -.49 -.24 .00 -.44 -.37
p='|v=BE|far	-.36 -.38 .00 .00 .00 -.31
p='|v=JOIN	.00 .00 .00 .00 .00 .29
p='|v=LEAD	.00 -.17 .00 .00 .00 .00
p='|v=LEAD|mid	.00 -.17 .00 .00 .00 .00
p='|v=none	-.51 -.31 -.41 -.40 -.29 -.31
p='|v=none|far	-.51 -.31 -.41 -.40 -.29 -.31
p=)	.10 .05 -.75 -.54 -.19 -.28
p=)|v=BE	.11 -.17 -.22 -.32 -.29 .20
p=)|v=BE|far	.11 -.17 -.22 -.32 -.29 -.38
p=)|v=BORN	-.30 -.18 -.31 -.50 -.26 -.26
p=)|v=BORN|far	-.30 -.18 -.31 -.50 -.26 -.26
p=)|v=MARRY	.00 .00 .00 .00 .28 -.42
p=)|v=MARRY|mid	.00 .00 .00 .00 .28 -.42
p=)|v=none	-.27 .33 -.76 -.29 -.26 -.86
p=)|v=none|far	-.27 .33 -.76 -.29 -.26 -.86
p=*	-.08 -.44 -.54 .00 -.45 -.50
p=*|v=none	.03 -.36 -.54 .00 -.42 -.44
p=*|v=none|far	.03 -.36 -.54 .00 -.42 -.44
p=,	-.03 .00 -.05 -.02 -.03 -.04
p=,|v=BE	-.16 -.30 .06 -.22 -.53 -.16
p=,|v=BECOME	.01 -.27 -.38 -.27 -.35 -.27
p=,|v=BECOME|far	-.54 .00 .00 .00 .00 -.15
p=,|v=BECOME|mid	.24 -.27 -.14 -.27 -.35 -.19
p=,|v=BE|far	-.01 -.72 -.05 -.18 -.13 -.19
p=,|v=BE|mid	-.38 -.01 -.41 -.32 -1.03 -.47
p=,|v=BE|near	-.18 -.62 .49 .00 -.53 .38
p=,|v=BORN	-.27 -.66 -.07 .05 .04 -.54
p=,|v=BORN|far	.12 -.25 -.00 -.10 .01 -.13
p=,|v=BORN|mid	-.63 -.54 -.38 .15 -.05 -.56
p=,|v=BORN|near	-.41 -.30 -.61 -.15 -.49 -.44
p=,|v=DIE	-.45 .00 .29 .38 .01 -.14
p=,|v=DIE|far	-.42 .00 .00 .31 .16 .41
p=,|v=DIE|mid	-.34 .00 .29 .26 -.32 -.20
p=,|v=DIE|near	-.37 .00 .00 .00 -.65 -.49
p=,|v=FOUND	.04 -.65 -.51 -.42 -.85 .07
p=,|v=FOUND|far	.18 -.41 -.29 .00 -.37 .21
p=,|v=FOUND|mid	.02 -.43 -.42 -.42 -.66 -.54
p=,|v=FOUND|near	-.21 -.21 -.15 .00 -.23 -.24
p=,|v=GRAD	-.80 .23 -.52 -.59 -.35 -.37
p=,|v=GRAD|far	-.44 .05 -.41 -.54 -.17 -.17
p=,|v=GRAD|mid	-.89 .28 -.64 -.17 -.37 -.44
p=,|v=GRAD|near	-.64 -.65 -.30 .00 -.25 -.30
p=,|v=HAVE	-.02 -.53 -.69 -.33 -.42 .11
p=,|v=HAVE|far	-.00 -.44 -.65 -.19 -.39 -.43
p=,|v=HAVE|mid	-.50 -.25 -.25 -.21 -.17 .46
p=,|v=JOIN	-.58 .01 .07 -.35 -.43 .05
p=,|v=JOIN|far	-.24 -.69 -.04 -.32 -.45 .11
p=,|v=JOIN|mid	-.26 .21 .03 -.18 -.15 -.51
p=,|v=JOIN|near	-.65 .00 .17 -.23 -.09 .00
p=,|v=LEAD	.24 -.10 -.12 .00 -.02 .18
p=,|v=LEAD|far	.04 -.34 -.76 .00 -.09 .38
p=,|v=LEAD|mid	.13 .04 .09 .00 .10 -.49
p=,|v=LEAD|near	.06 -.53 -.46 .00 -.76 -.49
p=,|v=LEAVE	-.24 -.45 -.63 -.42 -1.03 .24
p=,|v=LEAVE|far	-.57 -.26 -.32 -.34 -.22 .01
p=,|v=LEAVE|mid	.09 -.22 -.49 -.26 -.64 .29
p=,|v=LEAVE|near	.04 -.50 -.35 .00 -.66 -.48
p=,|v=LIVE	.04 -.53 .38 -.13 -.82 -.27
p=,|v=LIVE|far	.21 -.29 -.61 -.58 -.71 -.33
p=,|v=LIVE|mid	-.56 -.44 .71 -.18 -.38 -.40
p=,|v=LIVE|near	.00 -.12 .52 .09 -.44 .41
p=,|v=MARRY	-.84 -.64 -.84 -.49 .20 -.22
p=,|v=MARRY|far	-.31 -.28 -.24 -.25 -.33 -.25
p=,|v=MARRY|mid	.00 .00 -.62 -.39 .06 .10
p=,|v=MARRY|near	-.72 -.62 -.88 -.31 .09 -1.11
p=,|v=SPEAK	-.17 -.52 -.56 .00 -.48 -.47
p=,|v=SPEAK|far	.00 -.39 -.34 .00 -.40 -.33
p=,|v=SPEAK|mid	-.51 -.39 -.32 .00 -.28 -.28
p=,|v=SPEAK|near	-.70 -.39 -.45 .00 -.36 -.46
p=,|v=STUDY	-.35 -.02 -.65 -.14 -.69 -.67
p=,|v=STUDY|far	-.51 .31 -.73 -.28 -.34 -.41
p=,|v=STUDY|mid	.03 -.17 -.17 .03 -.43 -.42
p=,|v=STUDY|near	-.62 -.79 -.59 .00 -.38 -.41
p=,|v=TEACH	.11 -.75 -.40 -.27 -.31 .19
p=,|v=TEACH|far	.34 -.64 -.39 -.27 -.15 .23
p=,|v=TEACH|mid	.04 -.49 -.13 .00 -.24 -.19
p=,|v=WIN	.01 -.45 -.35 .00 -.40 -.26
p=,|v=WIN|far	.18 .00 -.27 .00 .00 .00
p=,|v=WIN|near	-.31 -.20 -.16 .00 .00 .00
p=,|v=WORK	.22 -.80 .16 .28 -.60 -.25
p=,|v=WORK|far	.11 -.61 .11 .00 -.47 .06
p=,|v=WORK|mid	.00 -.46 .24 .28 -.47 -.90
p=,|v=WORK|near	.15 -.23 -.49 .00 -.33 -.38
p=,|v=none	-.17 -.08 -.24 -.30 -.06 -.58
p=,|v=none|far	-.17 -.08 -.24 -.30 -.06 -.58
p=-	.19 -.17 -.75 .18 -.53 .00
p=-|v=JOIN	.00 .00 .00 .00 .00 .25
p=-|v=JOIN|far	.00 .00 .00 .00 .00 .25
p=-|v=LIVE	.00 .00 .00 .00 .00 .19
p=-|v=LIVE|mid	.00 .00 .00 .00 .00 .19
p=-|v=MARRY	.00 .00 .00 .00 -.20 .33
p=-|v=WORK	-.57 -.36 -.25 .00 -.22 -.39
p=-|v=WORK|far	-.57 -.36 -.25 .00 -.22 -.39
p=-|v=none	.11 -.79 -.70 .33 -.49 -.95
p=-|v=none|far	.11 -.79 -.70 .33 -.49 -.95
p=.	-.35 -.52 -.13 -.63 .02 -.06
p=.|v=BE	-.09 -.28 .22 -.43 -.21 -.27
p=.|v=BECOME	-.40 .00 .00 .00 .00 .00
p=.|v=BECOME|far	-.40 .00 .00 .00 .00 .00
p=.|v=BE|far	.21 -.19 -.41 .00 -.04 .00
p=.|v=BE|mid	-.78 -.24 -.72 -.34 -.81 -.22
p=.|v=BORN	-.35 -.19 -.22 -.24 -.46 -.26
p=.|v=BORN|far	-.31 -.19 -.15 .00 -.20 -.11
p=.|v=BORN|mid	-.20 -.15 -.38 -.24 -.40 -.46
p=.|v=FOUND	-.64 .00 -.17 .00 -.01 .00
p=.|v=FOUND|far	-.56 .00 .00 .00 -.01 .00
p=.|v=FOUND|mid	-.24 .00 -.17 .00 .00 .00
p=.|v=GRAD	-.52 -.41 -.46 -.12 -.37 -.36
p=.|v=GRAD|far	-.37 .00 -.19 .00 .00 .00
p=.|v=GRAD|mid	-.40 -.41 -.37 -.12 -.37 -.36
p=.|v=JOIN	-.47 .00 .00 .00 .00 -.65
p=.|v=JOIN|mid	-.47 .00 .00 .00 .00 -.50
p=.|v=LEAD	-.02 -.13 -.24 .00 -.26 -.30
p=.|v=LEAD|far	.04 -.13 -.24 .00 -.26 -.30
p=.|v=LEAD|mid	-.73 .00 .00 .00 .00 .00
p=.|v=LEAVE	-.51 -.31 -.56 .00 .09 -.52
p=.|v=LEAVE|far	-.21 -.14 -.33 .00 -.67 -.44
p=.|v=LIVE	.00 .00 -.45 -.28 .00 .53
p=.|v=LIVE|far	.00 .00 -.45 -.28 .00 .39
p=.|v=MARRY	.00 .00 -.38 .00 .21 -.46
p=.|v=MARRY|far	.00 .00 .00 .00 -.71 .00
p=.|v=MARRY|mid	.00 .00 -.38 .00 .62 -.46
p=.|v=STUDY	-.20 -.29 -.21 .00 .00 .00
p=.|v=STUDY|far	-.20 -.21 -.21 .00 .00 .00
p=.|v=TEACH	-.28 -.08 .00 .00 .35 .00
p=.|v=WORK	-.62 -.41 -.53 .00 -.59 -.74
p=.|v=WORK|far	-.40 -.33 -.38 .00 -.48 -.51
p=.|v=WORK|mid	-.44 -.27 -.34 .00 -.26 -.54
p=.|v=none	-.28 -.62 -.75 -.50 -.08 -.06
p=.|v=none|far	-.28 -.62 -.75 -.50 -.08 -.06
p=/	-.28 -.75 -.58 -.24 -.57 -.55
p=/|v=LIVE	-.49 -.34 -.30 .00 -.22 -.18
p=/|v=WORK	.21 -.19 -.23 .00 -.20 -.24
p=/|v=none	-.85 -.66 -.71 .00 -.52 -.76
p=/|v=none|far	-.85 -.66 -.71 .00 -.52 -.76
p=:	.08 -.43 -.11 -.62 -.15 -.19
p=:|v=BE	.17 -.46 -.53 -.15 -.45 -.44
p=:|v=BE|far	.19 .00 .00 -.15 .00 .00
p=:|v=BORN	-.29 -.17 -.30 .00 -.21 -.25
p=:|v=FOUND	.46 .00 .00 .00 .00 .00
p=:|v=FOUND|far	.59 .00 .00 .00 .00 .00
p=:|v=FOUND|mid	-.13 .00 .00 .00 .00 .00
p=:|v=HAVE	-.58 -.35 -.36 .00 -.26 -.30
p=:|v=LEAD	.01 -.36 -.27 .00 -.35 -.26
p=:|v=LEAVE	-.41 -.22 .20 -.23 -.21 -.30
p=:|v=LEAVE|far	-.41 -.22 .20 -.23 -.21 -.30
p=:|v=MARRY	.00 .00 .00 .00 -.24 .23
p=:|v=MARRY|far	.00 .00 .00 .00 -.24 .23
p=:|v=SPEAK	-.78 -.38 -.45 .00 -.26 -.43
p=:|v=STUDY	-.40 -.60 -.56 .00 -.33 -.35
p=:|v=STUDY|mid	-.30 -.37 -.37 .00 -.41 -.04
p=:|v=none	-.58 -.11 -.14 -.57 -.06 -.20
p=:|v=none|far	-.58 -.11 -.14 -.57 -.06 -.20
p=;	-.36 -.40 -.35 .00 -.16 -.17
p=;|v=none	-.36 -.40 -.35 .00 -.16 -.17
p=;|v=none|far	-.36 -.40 -.35 .00 -.16 -.17
p=AND	-.01 -.06 -.03 -.69 -.02 .26
p=AND|v=BE	-.19 -.69 -.96 -.23 -.29 .07
p=AND|v=BECOME	.35 .00 -.42 -.14 .00 -.24
p=AND|v=BE|far	-.06 -.92 -.80 -.21 -1.08 -.18
p=AND|v=BE|mid	-.39 -.32 -.67 -.29 -.01 .17
p=AND|v=BE|near	.00 .00 .00 .00 .00 .21
p=AND|v=BORN	-.61 -.50 -.82 -.65 -.75 -1.03
p=AND|v=BORN|far	-.38 -.45 -.73 -.63 -.40 -1.00
p=AND|v=BORN|mid	-.48 -.32 -.36 -.20 -.61 -.25
p=AND|v=DIE	-.33 .00 .00 .00 .18 -.28
p=AND|v=DIE|far	-.33 .00 .00 .00 -.41 -.28
p=AND|v=DIE|mid	.00 .00 .00 .00 .26 .00
p=AND|v=FOUND	-.34 -.27 -.05 .00 -.48 -.35
p=AND|v=FOUND|far	-.42 -.24 -.03 .00 -.48 -.35
p=AND|v=FOUND|mid	-.03 -.24 -.18 .00 .00 .00
p=AND|v=GRAD	-.99 -.05 -.53 -.19 -.26 -.31
p=AND|v=GRAD|far	-.75 -.08 -.53 -.18 -.26 -.31
p=AND|v=GRAD|mid	-.57 .36 .00 -.15 .00 .00
p=AND|v=HAVE	-.56 -.46 -.31 .00 -.32 .48
p=AND|v=HAVE|far	-.46 -.46 -.31 .00 .00 .34
p=AND|v=HAVE|mid	-.37 .00 .00 .00 -.32 .51
p=AND|v=JOIN	.22 .00 .22 -.22 .03 .09
p=AND|v=JOIN|far	.22 .00 .29 -.22 .11 .50
p=AND|v=JOIN|mid	.00 .00 -.56 .00 -.45 -.67
p=AND|v=LEAD	-.12 -.23 -.13 -.16 -.24 .27
p=AND|v=LEAD|far	.25 .00 .00 -.21 .00 .38
p=AND|v=LEAD|mid	-1.28 -.13 -.12 -.10 -.12 -.12
p=AND|v=LEAD|near	.44 -.33 -.23 .00 -.18 -.28
p=AND|v=LEAVE	-.37 -.31 -.61 -.22 .00 -.06
p=AND|v=LEAVE|far	-.03 -.35 -.27 -.22 .29 -.50
p=AND|v=LEAVE|mid	-.61 -.25 -.60 .00 -.67 .10
p=AND|v=LIVE	.20 -.16 -.03 -.33 -.43 .58
p=AND|v=LIVE|far	-.26 -.16 -.15 -.29 -.52 .47
p=AND|v=LIVE|mid	.21 .00 .28 -.23 -.25 .26
p=AND|v=MARRY	.15 -.38 .22 -.19 -.26 .12
p=AND|v=MARRY|far	.21 -.33 -.44 -.23 -1.10 .11
p=AND|v=MARRY|mid	-.50 -.26 .26 -.17 .06 .10
p=AND|v=SPEAK	-.66 -.51 -.59 .00 -.47 -.49
p=AND|v=SPEAK|mid	-.58 -.47 -.47 .00 -.40 -.44
p=AND|v=STUDY	.40 .27 -.28 -.13 -.47 .02
p=AND|v=STUDY|far	.00 .12 -.20 -.20 -.19 .15
p=AND|v=STUDY|mid	.42 .15 -.25 -.12 -.40 -.54
p=AND|v=STUDY|near	-.24 -.33 .00 .00 .00 .00
p=AND|v=TEACH	.18 -.52 .00 .00 -.51 .00
p=AND|v=TEACH|far	-.37 -.52 .00 .00 -.51 .00
p=AND|v=WIN	.02 -.29 -.45 .00 -.37 -.35
p=AND|v=WIN|far	-.07 -.20 -.28 .00 -.45 -.23
p=AND|v=WIN|mid	.08 -.26 -.32 .00 -.23 -.24
p=AND|v=WORK	.05 -.51 -.43 -.19 -.38 -.37
p=AND|v=WORK|far	.11 -.31 -.30 .00 -.32 -.36
p=AND|v=WORK|mid	-.31 -.36 -.37 -.19 -.36 -.16
p=AND|v=none	-.37 -.42 -.62 -.34 -.03 -.14
p=AND|v=none|far	-.37 -.42 -.62 -.34 -.03 -.14
p=AS	-.09 -.23 -.12 -.78 -.36 .02
p=AS|v=BE	-.68 .15 -.45 -.17 -.35 -.67
p=AS|v=BECOME	.00 .00 .00 .00 .21 .00
p=AS|v=BECOME|mid	.00 .00 .00 .00 .21 .00
p=AS|v=BE|far	-.29 .24 .00 -.17 .00 -.53
p=AS|v=BE|mid	-.49 .11 -.49 .00 -.49 -.53
p=AS|v=BORN	-.28 -.17 -.68 -.59 -.48 -.29
p=AS|v=BORN|far	-.12 .00 -.40 -.55 .00 .00
p=AS|v=BORN|mid	-.29 -.31 -.41 -.25 -.35 -.32
p=AS|v=FOUND	.29 .00 .00 .00 .00 .00
p=AS|v=FOUND|far	-.34 .00 .00 .00 .00 .00
p=AS|v=FOUND|mid	.57 .00 .00 .00 .00 .00
p=AS|v=JOIN	-.38 -.33 -.42 .00 -.47 -.56
p=AS|v=JOIN|far	-.76 -.28 -.27 .00 -.27 -.25
p=AS|v=JOIN|mid	-.06 -.21 -.32 .00 -.34 -.42
p=AS|v=JOIN|near	-.12 -.24 -.34 .00 -.14 -.18
p=AS|v=LEAD	-.05 -.26 -.20 .00 -.23 -.26
p=AS|v=LEAVE	.48 .00 .00 -.19 -.26 .00
p=AS|v=LEAVE|mid	.48 .00 .00 .00 .00 .00
p=AS|v=LIVE	.00 .00 .12 -.23 .00 .00
p=AS|v=STUDY	-.25 -.36 .39 -.17 -.14 -.38
p=AS|v=STUDY|far	-.25 -.36 .39 -.17 -.14 -.38
p=AS|v=TEACH	-.14 -.22 -.24 .00 -.30 -.12
p=AS|v=TEACH|mid	-.14 -.22 -.24 .00 -.30 -.12
p=AS|v=WORK	-.48 -.29 -.39 .00 -.23 -.67
p=AS|v=WORK|far	-.68 -.29 -.30 .00 -.23 -.28
p=AS|v=WORK|mid	.31 .00 .00 .00 .00 -.59
p=AS|v=WORK|near	-.41 .00 -.10 .00 .00 .00
p=AS|v=none	.17 -.63 -.72 -.32 -.69 .15
p=AS|v=none|far	.17 -.63 -.72 -.32 -.69 .15
p=AT	.01 .07 -.28 -.19 -.13 -.29
p=AT|v=BE	-.00 -.16 .00 -.29 -.07 -.17
p=AT|v=BECOME	.36 .36 -.25 .00 -.32 .00
p=AT|v=BECOME|far	-.10 .00 -.35 .00 -.32 .00
p=AT|v=BECOME|mid	.67 .36 -.13 .00 .00 .00
p=AT|v=BE|far	.15 -.04 -1.09 -.18 -.01 -.73
p=AT|v=BE|mid	-.09 -.30 .10 -.22 -.24 -.01
p=AT|v=BE|near	-.10 -.77 .02 .00 -.15 -.64
p=AT|v=BORN	-.15 -.68 -.98 -.90 -.84 -.61
p=AT|v=BORN|far	.03 .00 -.41 -.78 .00 .00
p=AT|v=BORN|mid	-.47 -.23 -.43 -.27 -.55 -.24
p=AT|v=BORN|near	-.56 -.62 -.61 -.36 -.59 -.58
p=AT|v=DIE	-.64 -.24 -.40 .00 -.41 -.27
p=AT|v=DIE|far	-.28 -.16 -.26 .00 -.27 -.18
p=AT|v=DIE|mid	-.53 .00 .00 .00 .00 -.25
p=AT|v=DIE|near	-.29 -.20 -.36 .00 -.38 -.23
p=AT|v=FOUND	-.51 -.42 .19 .00 .19 -.13
p=AT|v=FOUND|far	-.08 -.27 -.26 .00 -.21 -.05
p=AT|v=FOUND|mid	-.86 -.42 -.22 .00 .19 -.13
p=AT|v=FOUND|near	.07 .00 .31 .00 .00 .00
p=AT|v=GRAD	.10 .27 -.03 .20 -.38 -.29
p=AT|v=GRAD|far	.44 -.14 .20 .34 -.33 -.22
p=AT|v=GRAD|mid	-.64 .41 -.73 -.51 -.27 -.24
p=AT|v=GRAD|near	.00 -.04 -.54 -.27 -.37 -.25
p=AT|v=HAVE	-.28 .04 -.61 .00 -.59 -.77
p=AT|v=HAVE|far	-.69 .41 -.19 .00 -.25 -.45
p=AT|v=HAVE|mid	.03 -.88 -.46 .00 -.45 -.63
p=AT|v=HAVE|near	-.44 .13 -.33 .00 -.38 -.26
p=AT|v=JOIN	.15 .03 -.86 -.18 -.53 -.62
p=AT|v=JOIN|far	.28 -.38 -.72 -.14 -.70 -.79
p=AT|v=JOIN|mid	-.21 -.26 -.44 -.31 -.27 -.26
p=AT|v=JOIN|near	-.06 .51 -.89 .00 -.54 -.44
p=AT|v=LEAD	-.19 -.67 -.85 -.37 -.67 -.37
p=AT|v=LEAD|far	.13 -.20 -.68 -.35 -.53 -.45
p=AT|v=LEAD|mid	-.34 -.78 -.53 -.14 -.49 -.32
p=AT|v=LEAD|near	-.06 -.35 -.54 .00 -.50 -.15
p=AT|v=LEAVE	.05 -.00 -.80 -.32 -.55 -.37
p=AT|v=LEAVE|far	-.23 -.08 -.35 -.29 -.43 -.23
p=AT|v=LEAVE|mid	-.26 -.20 -1.08 -.13 -.74 -.53
p=AT|v=LEAVE|near	.40 -.24 -.34 -.19 -.17 -.13
p=AT|v=LIVE	-.43 .48 .46 -.48 -.03 -.72
p=AT|v=LIVE|far	-.45 .29 -.59 -.27 -.19 -.15
p=AT|v=LIVE|mid	.03 .44 -.98 .00 .24 -.62
p=AT|v=LIVE|near	-.73 -.67 .68 -.43 -1.03 -.37
p=AT|v=MARRY	-.99 -.59 -.52 .00 -.26 -.65
p=AT|v=MARRY|far	-.43 -.20 -.30 .00 -.93 -.46
p=AT|v=MARRY|mid	-.69 -.61 -.70 .00 -.90 -.64
p=AT|v=MARRY|near	-.56 -.47 -.55 .00 .27 -.25
p=AT|v=SPEAK	.08 -.19 -.29 .00 -.47 -.28
p=AT|v=SPEAK|near	.34 -.21 -.04 .00 -.24 -.03
p=AT|v=STUDY	-.06 .10 -.93 .11 -.37 -.36
p=AT|v=STUDY|far	.12 -.36 -.15 .35 -.12 -.10
p=AT|v=STUDY|mid	-.21 -.02 -.54 -.37 -.20 -.22
p=AT|v=STUDY|near	-.04 .25 -.75 -.30 -.80 -.49
p=AT|v=TEACH	.14 -.68 -.49 -.25 -.38 -.32
p=AT|v=TEACH|far	.20 -.56 -.11 .00 -.11 -.17
p=AT|v=TEACH|mid	.37 -.40 -.38 -.25 -.23 -.18
p=AT|v=TEACH|near	-.19 -.64 -.29 .00 -.35 -.18
p=AT|v=WIN	-.29 .40 -.32 .00 -.32 -.28
p=AT|v=WIN|far	-.56 .31 -.15 .00 -.17 -.17
p=AT|v=WIN|mid	-.63 .05 -.28 .00 -.23 -.17
p=AT|v=WIN|near	.09 .16 -.38 .00 -.51 -.47
p=AT|v=WORK	.11 .08 -.77 -.41 -.09 -.47
p=AT|v=WORK|far	-.08 .11 -.52 .00 -.45 -.35
p=AT|v=WORK|mid	-.05 -.15 -.37 .00 -.56 -.36
p=AT|v=WORK|near	.28 -.31 -.67 -.41 .04 -.39
p=AT|v=none	.19 -.50 -.44 -.20 -.73 -.02
p=AT|v=none|far	.19 -.50 -.44 -.20 -.73 -.02
p=BE	-.23 -.07 -.76 -.10 -.04 -.22
p=BE|v=BE	-.14 -.30 -.70 .12 -.25 -.10
p=BE|v=BE|near	-.14 -.30 -.70 .12 -.25 -.10
p=BE|v=BORN	-.48 -.18 -.20 -.62 -.40 -.13
p=BE|v=BORN|far	-.54 .00 -.26 -.24 -.36 .00
p=BE|v=BORN|mid	-.41 -.18 -.16 -1.18 -.26 -.13
p=BE|v=DIE	.00 .00 .00 -.20 -.37 -.23
p=BE|v=DIE|far	.00 .00 .00 -.17 .00 .00
p=BE|v=DIE|mid	.00 .00 .00 -.11 -.37 -.23
p=BE|v=FOUND	-.02 -.19 -.22 .00 .14 -.32
p=BE|v=FOUND|far	-.77 -.16 -.22 .00 .14 -.32
p=BE|v=GRAD	-.31 -.51 -.19 -.32 -.12 -.03
p=BE|v=GRAD|far	.00 -.43 .00 -.32 -.12 .00
p=BE|v=JOIN	-.29 -.58 -.33 -.18 -.19 -.22
p=BE|v=JOIN|far	-.05 -.45 -.27 .00 -.16 -.18
p=BE|v=JOIN|mid	-.62 -.33 -.33 .00 -.23 -.15
p=BE|v=LEAD	.10 -.41 -.17 .00 -.28 -.13
p=BE|v=LEAD|mid	.23 -.41 -.17 .00 -.28 -.13
p=BE|v=LEAVE	.18 -.42 -.29 .00 -.53 -.33
p=BE|v=LEAVE|far	.24 .00 .00 .00 -.47 .00
p=BE|v=LEAVE|mid	.12 .00 .00 .00 .00 -.26
p=BE|v=LEAVE|near	-.55 -.42 -.29 .00 -.27 -.23
p=BE|v=LIVE	.00 .00 -.30 -.34 .00 -.31
p=BE|v=LIVE|mid	.00 .00 -.30 -.34 .00 .00
p=BE|v=MARRY|far	.00 .00 .00 .00 -.46 .00
p=BE|v=MARRY|mid	.00 .00 .00 .00 .06 .00
p=BE|v=STUDY	-.40 .50 -.24 -.25 -.19 -.32
p=BE|v=STUDY|far	-.18 .26 -.23 -.28 -.19 -.32
p=BE|v=STUDY|mid	-.35 .47 -.17 -.15 .00 .00
p=BE|v=WIN	-.38 -.24 -.20 .00 -.13 -.09
p=BE|v=WORK	-.34 -.29 -.13 .00 -.25 -.26
p=BE|v=WORK|far	.00 .00 -.17 .00 .00 -.26
p=BE|v=WORK|mid	-.34 -.29 -.10 .00 -.25 -.25
p=BY	-.18 -.29 -.80 -.09 .07 -.04
p=BY|v=BE	.18 -.17 -.21 -.50 .22 -.65
p=BY|v=BE|far	.59 .00 -.18 -.42 .14 -.44
p=BY|v=BE|mid	-.63 -.13 -.13 .00 .27 -.24
p=BY|v=BE|near	.28 -.29 -.37 -.28 -.38 -.45
p=BY|v=FOUND	-.62 -.17 -.21 .18 -.00 .36
p=BY|v=FOUND|far	-.60 .00 .00 .00 -.08 .00
p=BY|v=FOUND|mid	-.88 -.17 -.21 -.22 .09 .29
p=BY|v=FOUND|near	-.31 .00 .00 .30 .00 .16
p=BY|v=GRAD	-.21 .00 -.23 .00 -.27 -.31
p=BY|v=GRAD|far	-.21 .00 .00 .00 -.27 -.31
p=BY|v=HAVE	-.59 -.28 -.28 .00 -.34 -.33
p=BY|v=HAVE|far	-.50 .00 -.26 .00 .00 .00
p=BY|v=JOIN	-.66 -.32 -.13 .00 -.62 -.55
p=BY|v=JOIN|mid	-.31 -.22 -.11 .00 -.15 -.46
p=BY|v=JOIN|near	-.27 .00 .00 .00 -.50 .00
p=BY|v=LEAD	-.16 -.25 -.16 .00 -.20 -.23
p=BY|v=LEAD|near	.07 -.25 -.16 .00 -.20 -.23
p=BY|v=LEAVE	-.40 .00 .00 .00 .00 .25
p=BY|v=LEAVE|mid	-.40 .00 .00 .00 .00 .25
p=BY|v=LIVE	-.30 .00 -.31 .00 .34 .00
p=BY|v=STUDY	-.32 -.37 .00 .00 .00 .00
p=BY|v=WORK|far	-.14 .00 .00 .00 .00 .00
p=BY|v=WORK|mid	-.36 .00 .00 .00 .00 .00
p=BY|v=WORK|near	.49 .00 .00 .00 .00 .00
p=BY|v=none	-.20 -.03 -.45 .00 -.75 -.78
p=BY|v=none|far	-.20 -.03 -.45 .00 -.75 -.78
p=FROM	.01 .13 -.15 .18 -.78 -1.03
p=FROM|v=BE	-.89 .35 .09 .32 -.48 -.47
p=FROM|v=BE|far	-.47 .09 -.65 -.25 -.27 -.36
p=FROM|v=BE|mid	-.50 .16 .37 .33 -.22 -.22
p=FROM|v=BE|near	-.51 .16 -.48 .00 -.31 -.31
p=FROM|v=BORN	-.38 -.40 -.04 .32 -.32 -.22
p=FROM|v=BORN|far	-.38 -.26 -.60 -.43 -.30 -.18
p=FROM|v=BORN|near	.00 -.29 .06 .44 -.14 -.21
p=FROM|v=DIE	-.37 .00 .00 .00 .00 .00
p=FROM|v=FOUND	-.56 .00 .00 .00 .00 .00
p=FROM|v=FOUND|mid	-.56 .00 .00 .00 .00 .00
p=FROM|v=GRAD	.08 .24 -.56 -.35 -.24 -.23
p=FROM|v=GRAD|far	.15 -.03 -.23 -.24 -.12 -.11
p=FROM|v=GRAD|mid	-.11 -.23 -.32 -.22 -.20 -.20
p=FROM|v=GRAD|near	-.13 .91 -.49 -.24 -.21 -.15
p=FROM|v=HAVE	-.66 -.18 -.27 .00 -.19 -.24
p=FROM|v=HAVE|far	-.46 -.08 -.38 .00 -.10 -.17
p=FROM|v=HAVE|mid	-.39 -.21 -.25 .00 -.19 -.24
p=FROM|v=JOIN	-.11 -.54 -.42 -.32 -.31 -.43
p=FROM|v=JOIN|far	.00 .00 -.15 -.32 .00 .00
p=FROM|v=JOIN|mid	-.13 .02 -.48 .00 -.11 -.05
p=FROM|v=JOIN|near	-.07 -.72 -.31 .00 -.47 -.47
p=FROM|v=LEAD	.10 -.25 -.32 .00 -.27 -.22
p=FROM|v=LEAD|mid	.12 -.25 -.32 .00 -.27 -.22
p=FROM|v=LEAVE	.32 -.43 -.45 -.06 -.54 -.34
p=FROM|v=LEAVE|far	.00 .00 .00 -.37 -.25 .00
p=FROM|v=LEAVE|mid	-.72 -.24 -.17 .11 -.26 -.21
p=FROM|v=LEAVE|near	.43 -.39 -.41 .00 -.34 -.25
p=FROM|v=LIVE	-.70 -.32 -.04 .00 -.54 -.30
p=FROM|v=LIVE|near	-.48 -.26 .09 .00 -.32 -.20
p=FROM|v=STUDY	-.49 .07 -.39 -.31 -.10 -.16
p=FROM|v=STUDY|far	-.30 -.30 -.27 -.24 -.08 -.16
p=FROM|v=STUDY|mid	-.33 .72 -.28 -.25 -.10 -.11
p=FROM|v=TEACH	-.11 .15 -.39 .00 -.29 -.22
p=FROM|v=TEACH|mid	-.43 -.24 -.31 .00 -.21 -.13
p=FROM|v=WIN	-.46 -.42 -.35 .00 -.19 -.20
p=FROM|v=WORK	.32 -.02 -.42 .00 -.18 -.21
p=FROM|v=WORK|mid	.17 .01 -.26 .00 -.17 -.22
p=FROM|v=none	-.04 .16 .07 -.67 -.35 -.40
p=FROM|v=none|far	-.04 .16 .07 -.67 -.35 -.40
p=HIS	-.59 -.55 -.68 .00 -.38 -.46
p=IN	-.07 -.01 .22 .00 -.54 -.81
p=IN|v=BE	.09 -.61 -.35 -.66 -.77 -.41
p=IN|v=BECOME	-.42 .00 .20 -.28 .00 -.22
p=IN|v=BECOME|far	-.35 .00 .31 -.28 .00 -.25
p=IN|v=BECOME|mid	-.40 .00 -.19 .00 .00 -.09
p=IN|v=BE|far	-.60 -.53 .01 -.55 -.55 -.34
p=IN|v=BE|mid	.31 -.52 -.44 -.25 -.66 -.26
p=IN|v=BE|near	.28 -.38 -.78 .00 -.44 -.40
p=IN|v=BORN	.06 -.44 -.31 .47 -.47 -.30
p=IN|v=BORN|far	.18 -.36 -.61 -.47 -.37 -.07
p=IN|v=BORN|mid	-.65 -.33 -.52 .39 .00 -.10
p=IN|v=BORN|near	-.44 -.34 -.20 .49 -.31 -.31
p=IN|v=DIE	-.36 .00 -.17 -.58 .00 -.21
p=IN|v=DIE|far	-.08 .00 .00 .00 .00 .00
p=IN|v=DIE|mid	.00 .00 -.17 -.47 .00 .00
p=IN|v=DIE|near	-.33 .00 .00 -.33 .00 -.21
p=IN|v=FOUND	-.33 -.41 -.10 .01 -.56 -.35
p=IN|v=FOUND|far	-.79 .00 .00 .25 -.35 -.11
p=IN|v=FOUND|mid	-.09 -.41 .18 .00 -.25 -.32
p=IN|v=FOUND|near	-.61 .00 -.41 -.35 -.42 .00
p=IN|v=GRAD	-.01 -1.37 -.69 -.55 -.41 -.17
p=IN|v=GRAD|far	-.51 -1.05 -.32 -.35 -.10 -.09
p=IN|v=GRAD|mid	.17 -1.09 -.63 -.33 -.43 -.19
p=IN|v=HAVE	-.03 -.71 -.07 .00 -.22 -.32
p=IN|v=HAVE|far	-.43 -.39 -.38 .00 -.10 -.16
p=IN|v=HAVE|mid	.21 -.55 .04 .00 -.18 -.28
p=IN|v=HAVE|near	-.33 -.32 -.28 .00 -.19 -.19
p=IN|v=JOIN	.22 -.94 -.51 -.27 -.56 -.44
p=IN|v=JOIN|far	.16 -.41 -.15 .00 .00 .00
p=IN|v=JOIN|mid	.29 -.63 -.43 -.27 -.23 -.29
p=IN|v=JOIN|near	-.71 -.63 -.44 .00 -.47 -.36
p=IN|v=LEAD	-1.27 -.42 .02 -.31 -.49 -.22
p=IN|v=LEAD|far	-.60 .00 .35 .00 .00 .00
p=IN|v=LEAD|mid	-.87 -.42 -.64 -.15 -.49 -.22
p=IN|v=LEAD|near	-.78 .00 -.25 -.25 .00 .00
p=IN|v=LEAVE	-.82 -.78 .02 -.33 -.39 -.55
p=IN|v=LEAVE|far	-.55 .00 -.40 -.31 -.22 .00
p=IN|v=LEAVE|mid	-.60 -.67 .35 -.34 -.55 -.53
p=IN|v=LEAVE|near	-.29 -.35 -.28 -.15 -.36 -.16
p=IN|v=LIVE	-.80 -.68 .25 -.32 -.07 -.56
p=IN|v=LIVE|far	-.41 -.55 -.29 -.28 -.18 -.32
p=IN|v=LIVE|mid	-.36 -.46 -.06 -.50 -.37 -.15
p=IN|v=LIVE|near	-.68 -.48 .34 -.18 -.03 -.49
p=IN|v=MARRY	.25 -.39 .35 -.43 -.67 -.54
p=IN|v=MARRY|far	-.50 -.24 .41 -.34 -.52 -.55
p=IN|v=MARRY|mid	-.48 -.38 .20 -.17 -.38 -.28
p=IN|v=SPEAK	-.69 -.39 -.30 -.23 -.27 -.14
p=IN|v=SPEAK|near	-.44 -.32 -.26 .00 -.25 -.13
p=IN|v=STUDY	-.76 .06 -.02 -.61 -.22 -.36
p=IN|v=STUDY|far	-.61 -.14 -.79 -.32 -.24 -.29
p=IN|v=STUDY|mid	-.20 -.75 .06 -.42 -.15 -.19
p=IN|v=STUDY|near	-.46 .22 .20 -.29 -.26 -.50
p=IN|v=TEACH	-.10 -.30 -.32 -.26 -.22 -.18
p=IN|v=TEACH|far	-.60 -.24 .00 -.26 -.13 .00
p=IN|v=TEACH|mid	-.03 -.25 -.27 .00 -.10 -.18
p=IN|v=TEACH|near	.16 -.19 -.41 .00 -.17 -.18
p=IN|v=WIN	.04 -.48 .23 -.38 -.28 -.18
p=IN|v=WIN|far	-.32 .00 .39 -.42 -.05 .00
p=IN|v=WIN|mid	.24 -.42 -.46 -.14 -.25 -.21
p=IN|v=WIN|near	-.33 -.26 -.39 .00 -.27 -.03
p=IN|v=WORK	-.43 -.10 -.11 -.81 -.41 -.59
p=IN|v=WORK|far	-.18 .18 -.04 .00 -.24 -.48
p=IN|v=WORK|mid	-.49 -.83 -.75 -.57 -.55 -.40
p=IN|v=WORK|near	-.29 -.40 .13 -.50 -.37 -.22
p=IN|v=none	.04 -.13 .02 -.20 -.43 -.45
p=IN|v=none|far	.04 -.13 .02 -.20 -.43 -.45
p=KIN	-.69 -.49 -.85 -.55 .09 .07
p=KIN|v=BE	-.58 -.31 -.51 -.20 -.32 -.33
p=KIN|v=BE|far	-.37 -.15 -.24 -.20 -.44 -.20
p=KIN|v=BE|mid	-.42 -.18 -.31 .00 -.48 -.12
p=KIN|v=BE|near	-.41 -.28 -.36 .00 -.07 -.44
p=KIN|v=BORN	.00 .00 -.37 -.35 .11 -.03
p=KIN|v=BORN|far	.00 .00 -.37 -.35 .00 -.51
p=KIN|v=DIE	-.21 -.18 -.28 .00 -.34 .03
p=KIN|v=DIE|far	.00 .00 .00 .00 .00 .38
p=KIN|v=DIE|mid	-.21 -.18 -.28 .00 -.34 -.18
p=KIN|v=FOUND	-.74 .00 .00 .00 .00 -.09
p=KIN|v=FOUND|far	-.41 .00 .00 .00 .00 -.09
p=KIN|v=FOUND|mid	-.51 .00 .00 .00 .00 .00
p=KIN|v=JOIN	.00 .00 -.30 -.18 .00 .35
p=KIN|v=LEAVE	-.28 -.23 -.32 .00 -.34 .31
p=KIN|v=LIVE	-.26 -.29 -.54 -.13 .07 -.22
p=KIN|v=LIVE|far	-.36 -.32 -.54 -.12 -.69 -.10
p=KIN|v=LIVE|mid	-.11 -.13 -.29 -.12 .26 .11
p=KIN|v=MARRY	-.35 -.26 -.41 -.36 -.02 -.14
p=KIN|v=MARRY|far	-.24 -.17 -.28 -.18 -.91 .83
p=KIN|v=MARRY|mid	-.26 -.27 -.24 -.22 -.06 -.13
p=KIN|v=MARRY|near	-.31 -.22 -.32 -.28 .16 -.49
p=KIN|v=WORK	-.45 -.16 -.16 .00 -.46 .48
p=KIN|v=WORK|far	-.29 .00 .00 .00 -.46 .33
p=KIN|v=WORK|mid	-.29 -.16 -.16 .00 -.18 .36
p=KIN|v=none	-.22 -.37 -.48 .00 .12 .06
p=KIN|v=none|far	-.22 -.37 -.48 .00 .12 .06
p=OF	.09 .05 -.26 .08 -.11 -.06
p=OF|v=BE	-.04 -.73 -.90 -.33 -.13 -.30
p=OF|v=BECOME	.49 -.33 -.01 -.27 -.30 -.28
p=OF|v=BECOME|far	.32 .00 .28 .00 .00 -.22
p=OF|v=BECOME|mid	-.14 -.15 -.48 -.27 -.21 -.32
p=OF|v=BECOME|near	.70 -.25 -.30 .00 -.24 -.21
p=OF|v=BE|far	-.49 -.51 -.87 -.33 .09 -.25
p=OF|v=BE|mid	.27 -.61 -.55 .00 -.37 -.48
p=OF|v=BE|near	.01 -.35 -.80 .00 -.81 .01
p=OF|v=BORN	-.01 -.29 -.84 .01 -.78 .20
p=OF|v=BORN|far	-.01 -.23 -.63 -.21 -.53 -.58
p=OF|v=BORN|mid	-.25 -.51 -.52 .16 -.35 -.35
p=OF|v=BORN|near	.00 .00 .00 .03 -.39 .40
p=OF|v=DIE	.41 -.17 -.18 .00 -.21 .21
p=OF|v=DIE|far	.31 .00 .00 .00 .00 .23
p=OF|v=DIE|mid	.25 -.17 -.18 .00 -.21 -.20
p=OF|v=DIE|near	.00 .00 .00 .00 .00 -.28
p=OF|v=FOUND	-.05 -.24 -.54 -.30 .37 -.53
p=OF|v=FOUND|far	-.61 .00 -.31 .00 .00 .00
p=OF|v=FOUND|mid	.10 -.23 -.47 -.31 -.50 -.51
p=OF|v=FOUND|near	.41 -.15 -.27 -.13 .45 -.32
p=OF|v=GRAD	.14 .41 .21 -.19 -.39 -.31
p=OF|v=GRAD|far	.67 -.30 -.71 .00 -.25 -.40
p=OF|v=GRAD|mid	-.21 .35 .23 .00 -.23 -.11
p=OF|v=GRAD|near	-.88 .69 -.40 -.19 -.24 -.29
p=OF|v=HAVE	.47 -.20 -.25 .00 -.28 -.19
p=OF|v=HAVE|far	.37 .00 .00 .00 -.21 .00
p=OF|v=HAVE|mid	.32 -.20 -.25 .00 -.15 -.19
p=OF|v=JOIN	-.25 -.84 -.80 -.40 -.46 -.58
p=OF|v=JOIN|far	-.19 -.65 -.24 -.15 -.19 -.25
p=OF|v=JOIN|mid	.02 -.55 -.47 -.30 -.32 -.51
p=OF|v=JOIN|near	-.01 -.22 -.45 .00 -.23 -.23
p=OF|v=LEAD	-.10 -.65 -.67 -.26 -.04 -.56
p=OF|v=LEAD|far	.02 -.37 -.50 -.14 -.45 -.49
p=OF|v=LEAD|mid	.35 -.57 -.65 -.21 -.58 -.42
p=OF|v=LEAD|near	-.43 -.39 -.32 -.26 .08 -.28
p=OF|v=LEAVE	-.49 -.71 -.78 -.44 -.77 -.57
p=OF|v=LEAVE|far	.34 -.37 -.52 -.25 -.35 -.29
p=OF|v=LEAVE|mid	-.39 -.37 -.37 -.22 -.36 -.26
p=OF|v=LEAVE|near	-.74 -.44 -.63 -.38 -.53 -.34
p=OF|v=LIVE	-.29 -.54 .18 .22 -.54 -.57
p=OF|v=LIVE|far	.00 .00 -.05 -.71 .00 -.41
p=OF|v=LIVE|mid	.00 -.35 .00 -.39 -.44 -.26
p=OF|v=LIVE|near	-.29 -.44 .26 .59 -.39 -.24
p=OF|v=MARRY	.53 -.23 -.83 .00 -.17 -.34
p=OF|v=MARRY|far	.00 .00 -.56 .00 -.78 -.62
p=OF|v=MARRY|mid	.46 -.29 -.63 .00 -.56 -.09
p=OF|v=MARRY|near	.28 -.16 -.31 .00 .19 -.47
p=OF|v=SPEAK	.37 -.36 -.19 .00 -.25 -.18
p=OF|v=STUDY	-.36 -.05 -.43 .00 -.31 -.35
p=OF|v=STUDY|far	-.48 -.01 -.39 .00 -.27 -.35
p=OF|v=STUDY|mid	.19 -.06 .00 .00 .00 .00
p=OF|v=STUDY|near	-.14 -.07 -.11 .00 -.18 .00
p=OF|v=TEACH	-.17 .17 -.35 -.07 -.31 -.38
p=OF|v=TEACH|far	-.21 -.41 .00 .00 .00 .00
p=OF|v=TEACH|mid	.10 .37 -.14 -.07 -.10 -.17
p=OF|v=TEACH|near	-.12 -.54 -.26 .00 -.22 -.29
p=OF|v=WIN	-.52 .05 -.27 -.19 -.22 -.22
p=OF|v=WIN|mid	-.33 -.41 -.20 .00 -.16 -.20
p=OF|v=WIN|near	-.29 .16 -.20 -.19 -.23 -.27
p=OF|v=WORK	-.16 -.51 -.56 -.23 -.51 .14
p=OF|v=WORK|far	-.35 -.28 -.35 -.30 -.15 .16
p=OF|v=WORK|mid	.11 -.50 -.42 -.16 -.47 -.60
p=OF|v=WORK|near	.09 -.34 -.22 .00 -.22 -.23
p=OF|v=none	-.33 .16 -.22 -.48 .02 -1.19
p=OF|v=none|far	-.33 .16 -.22 -.48 .02 -1.19
p=TO	.03 .03 .18 -.20 -.04 -.07
p=TO|v=BE	-.57 -.61 .01 .00 -.68 -.48
p=TO|v=BE|far	-.50 -.26 .06 .00 -.23 -.36
p=TO|v=BE|mid	-.13 -.57 -.14 .00 -.64 -.36
p=TO|v=BE|near	-.41 -.14 -.30 .00 -.16 -.29
p=TO|v=BORN	-.24 -.21 -.13 -.74 -.27 .39
p=TO|v=BORN|far	.00 .00 -.26 -.53 .00 -.24
p=TO|v=BORN|mid	-.24 -.21 -.06 -.58 -.27 -.39
p=TO|v=BORN|near	.00 .00 .00 .00 .00 .51
p=TO|v=DIE	.00 .00 .40 .00 .00 .00
p=TO|v=DIE|far	.00 .00 .40 .00 .00 .00
p=TO|v=FOUND	.14 .00 .48 .00 .00 .00
p=TO|v=FOUND|far	-.46 .00 .54 .00 .00 .00
p=TO|v=GRAD	.00 .00 .25 -.24 .00 -.14
p=TO|v=GRAD|mid	.00 .00 .25 -.24 .00 .00
p=TO|v=HAVE	-.24 -.41 .02 .00 -.18 -.61
p=TO|v=JOIN	.03 -.15 .12 -.59 -.50 -.47
p=TO|v=JOIN|far	-.23 -.25 -.50 -.30 -.26 -.26
p=TO|v=JOIN|mid	-.22 -.24 -.19 .00 -.14 -.15
p=TO|v=JOIN|near	.12 -.10 .26 -.52 -.42 -.41
p=TO|v=LEAVE	-.08 -.54 -.16 .00 .06 -.59
p=TO|v=LEAVE|far	-.42 -.29 -.34 .00 .31 -.49
p=TO|v=LEAVE|mid	.38 -.30 .02 .00 -.30 -.23
p=TO|v=LEAVE|near	-.03 -.42 -.06 .00 -.61 -.40
p=TO|v=LIVE	-.18 -.13 .19 -.54 -.19 -.46
p=TO|v=LIVE|far	.00 .00 .01 -.38 .00 -.43
p=TO|v=LIVE|mid	.00 -.13 .39 -.44 -.19 .00
p=TO|v=LIVE|near	-.18 .00 -.22 -.23 .00 -.18
p=TO|v=MARRY	-.33 -.35 -.06 -.24 .10 .02
p=TO|v=MARRY|mid	.00 .00 .25 .00 .19 .00
p=TO|v=MARRY|near	-.33 -.35 -.46 -.24 -.18 .02
p=TO|v=STUDY	-.54 -.06 -.39 -.18 -.18 -.40
p=TO|v=STUDY|far	-.37 -.33 -.36 -.18 -.23 -.31
p=TO|v=WORK	.53 -.39 -.13 -.21 -.27 -.34
p=TO|v=WORK|far	.40 -.39 .07 .00 -.27 -.34
p=TO|v=WORK|mid	.00 .00 -.21 .00 .00 .00
p=TO|v=WORK|near	.31 .00 -.39 -.21 .00 .00
p=TO|v=none	-.30 .26 -.07 .34 -.64 -.13
p=TO|v=none|far	-.30 .26 -.07 .34 -.64 -.13
p=WHO	-.07 .00 -.29 .00 -.26 -.40
p=WHO|v=BE	.44 .00 -.31 .00 .00 -.40
p=WHO|v=BE|far	.00 .00 .00 .00 .00 -.40
p=WHO|v=none	.00 .00 .00 .00 -.26 .00
p=WHO|v=none|far	.00 .00 .00 .00 -.26 .00
p=[	-.37 -.38 -.56 .00 -.35 -.46
p=[|v=none	-.37 -.38 -.56 .00 -.35 -.46
p=[|v=none|far	-.37 -.38 -.56 .00 -.35 -.46
p=]	-.23 .00 .00 .00 .00 .00
p=]|v=none	-.23 .00 .00 .00 .00 .00
p=]|v=none|far	-.23 .00 .00 .00 .00 .00
p=number	-.07 -.28 -.37 -.09 -.57 -.50
p=number|v=BE	-.88 -.49 -.71 -.24 -.48 -.88
p=number|v=BE|far	-.80 -.46 -.65 -.24 -.27 -.67
p=number|v=BE|mid	-.36 -.28 -.28 .00 -.29 -.53
p=number|v=BORN	-.49 -.36 -.37 .09 -.51 -.39
p=number|v=BORN|far	-.52 -.35 -.22 -.38 -.33 -.19
p=number|v=BORN|mid	-.31 -.13 -.26 .00 -.33 -.15
p=number|v=BORN|near	-.15 -.09 -.14 .23 -.14 -.22
p=number|v=DIE	-.55 -.19 -.24 .00 -.31 -.23
p=number|v=DIE|far	-.39 .00 .00 .00 .00 .00
p=number|v=DIE|mid	-.38 -.19 -.24 .00 -.31 -.23
p=number|v=DIE|near	-.16 .00 .00 .00 .00 .00
p=number|v=FOUND	.52 .00 .00 .00 -.38 .00
p=number|v=FOUND|far	.00 .00 .00 .00 -.38 .00
p=number|v=GRAD	-.21 -.37 -.15 -.16 -.19 -.19
p=number|v=GRAD|near	-.14 .00 -.15 .00 .00 .00
p=number|v=HAVE	-.55 -.37 .36 .00 -.27 -.40
p=number|v=JOIN	-.73 -.37 -.53 -.25 -.27 -.30
p=number|v=JOIN|mid	-.48 -.33 -.32 -.25 -.16 -.21
p=number|v=JOIN|near	-.30 .00 .00 .00 .00 .00
p=number|v=LEAD	.23 -.15 -.31 .00 -.20 -.12
p=number|v=LEAD|mid	.34 -.15 -.31 .00 -.20 -.12
p=number|v=LEAVE	-.74 .00 .00 .00 .00 .00
p=number|v=LEAVE|far	-.62 .00 .00 .00 .00 .00
p=number|v=MARRY	-.26 -.13 -.20 -.17 -.28 -.19
p=number|v=STUDY	-.92 -.79 -.55 .00 -.41 -.56
p=number|v=STUDY|far	-.65 -.60 -.49 .00 -.31 -.44
p=number|v=WIN	-.45 -.43 -.32 -.20 -.21 -.23
p=number|v=WORK	.01 -.29 -.38 .00 -.28 -.31
p=number|v=WORK|far	-.70 -.25 -.33 .00 -.20 -.25
p=number|v=none	-.19 -.08 -.38 -.27 -.39 -.21
p=number|v=none|far	-.19 -.08 -.38 -.27 -.39 -.21
p=start	-.13 -.15 -.14 -.10 -.15 -.07
p=start|v=none	-.13 -.15 -.14 -.10 -.15 -.07
p=start|v=none|far	-.13 -.15 -.14 -.10 -.15 -.07
p=word	-.04 -.15 -.09 -.22 .13 .06
p=word|v=BE	-.11 -.22 -.43 -.76 -.37 .23
p=word|v=BECOME	-.35 .07 -.94 -.29 -.12 -.30
p=word|v=BECOME|far	-.03 -.35 -.48 .00 -.58 -.25
p=word|v=BECOME|mid	-.60 .33 -.69 -.13 -.26 -.16
p=word|v=BECOME|near	-.24 -.40 -.55 -.20 .16 -.28
p=word|v=BE|far	.19 -.54 -.11 -.76 -.21 .17
p=word|v=BE|mid	-.36 -.74 -.97 -.32 -.26 -.13
p=word|v=BE|near	-.56 .08 -1.13 -.16 -1.00 -1.16
p=word|v=BORN	-.13 -.14 -.04 -.05 .15 -.84
p=word|v=BORN|far	-.04 -.62 .18 -.22 .03 -.53
p=word|v=BORN|mid	.00 -.00 -.47 -.38 .31 -.44
p=word|v=BORN|near	-.86 -.58 -.15 .27 -.90 -.55
p=word|v=DIE	-.55 -.44 -.63 .00 -.17 -.76
p=word|v=DIE|far	-.33 .00 .00 .00 .00 -.73
p=word|v=DIE|mid	-.27 -.33 -.41 .00 -.10 -.31
p=word|v=DIE|near	-.38 -.29 -.42 .00 -.57 -.21
p=word|v=FOUND	.06 -.65 -.95 -.48 -.28 -.80
p=word|v=FOUND|far	-.91 -.30 -.15 -.28 .18 -.69
p=word|v=FOUND|mid	-.09 -.16 -.45 .00 -.54 -.45
p=word|v=FOUND|near	.55 -.61 -.81 -.36 -.56 -.48
p=word|v=GRAD	-.71 -.54 -.72 -.39 -.68 -.54
p=word|v=GRAD|far	-.63 -.22 -.25 -.28 -.27 -.27
p=word|v=GRAD|mid	-.42 -.32 -.35 .00 -.30 -.34
p=word|v=GRAD|near	-.47 -.49 -.68 -.36 -.57 -.43
p=word|v=HAVE	-.10 .16 -.37 -.25 -.41 -.10
p=word|v=HAVE|far	-.07 -.72 -.56 -.25 -.43 .02
p=word|v=HAVE|mid	.01 -.02 -.18 .00 -.22 -.40
p=word|v=HAVE|near	-.49 .34 -.46 .00 -.42 -.44
p=word|v=JOIN	.33 -.07 -.20 .29 -.28 -1.04
p=word|v=JOIN|far	.42 -.45 -.86 -.15 -.46 -.39
p=word|v=JOIN|mid	-.03 -.15 -.75 .34 -.66 -.68
p=word|v=JOIN|near	.07 -.12 .07 -.56 -.17 -.63
p=word|v=LEAD	.11 -.07 -.65 -.49 -.25 -.61
p=word|v=LEAD|far	-.18 -.21 -.59 -.27 -.39 -.39
p=word|v=LEAD|mid	-.07 -.71 -.67 -.27 .12 -.53
p=word|v=LEAD|near	.15 -.04 -.48 -.20 -.72 -.46
p=word|v=LEAVE	.07 .16 .32 -.55 .13 -.12
p=word|v=LEAVE|far	.27 .00 -.58 -.38 .12 -.27
p=word|v=LEAVE|mid	-.28 -.25 -.70 -.12 -.82 .19
p=word|v=LEAVE|near	.00 .26 .44 -.55 .13 -1.05
p=word|v=LIVE	-.09 -.60 -.22 -.50 -.13 -.77
p=word|v=LIVE|far	-.24 .00 -.09 -.25 -.48 -.31
p=word|v=LIVE|mid	-.23 -.35 -.89 -.48 -.00 -.64
p=word|v=LIVE|near	.02 -.63 .20 .00 -.78 -.48
p=word|v=MARRY	-.22 .05 -1.03 -.44 .05 .24
p=word|v=MARRY|far	.06 -.32 -.47 .00 -.58 .14
p=word|v=MARRY|mid	-.03 .11 -.82 -.24 -.08 -.50
p=word|v=MARRY|near	-1.07 -.58 -.56 -.35 .07 .26
p=word|v=SPEAK	-.80 -.31 -.51 .00 -.57 -.43
p=word|v=SPEAK|mid	-.31 -.19 -.13 .00 -.25 -.12
p=word|v=SPEAK|near	-.76 -.45 -.67 .00 -.46 -.54
p=word|v=STUDY	-.28 -.28 .01 -.68 -.61 -.53
p=word|v=STUDY|far	.27 -.79 .28 -.58 -.34 -.45
p=word|v=STUDY|mid	-.71 -.42 -.81 -.37 -.33 -.33
p=word|v=STUDY|near	-.84 -.04 -.56 -.22 -.39 -.38
p=word|v=TEACH	-.56 -.77 -.74 .00 -.75 -.62
p=word|v=TEACH|far	-.37 -.66 -.47 .00 -.39 -.52
p=word|v=TEACH|mid	-.35 -.45 -.24 .00 -.20 -.19
p=word|v=TEACH|near	-.35 -.36 -.55 .00 -.60 -.47
p=word|v=WIN	-.07 -.95 -.75 .00 -.76 -.53
p=word|v=WIN|far	.21 -.30 -.35 .00 -.31 -.17
p=word|v=WIN|mid	.11 -.31 -.17 .00 -.19 -.07
p=word|v=WIN|near	-.32 -.87 -.74 .00 -.73 -.53
p=word|v=WORK	-.19 -.28 -.70 -.54 -.19 -.69
p=word|v=WORK|far	-.01 -.13 -.39 -.22 -.06 -.63
p=word|v=WORK|mid	-.07 -.45 -.52 -.49 -.38 -.34
p=word|v=WORK|near	-.19 -.70 -.69 .00 -.78 -.43
p=word|v=none	-.14 -.34 -.40 -.03 -.15 -.15
p=word|v=none|far	-.14 -.34 -.40 -.03 -.15 -.15
p=|	-.05 -.67 -.32 .00 -.55 -.65
p=||v=LIVE	-.42 -.15 -.43 .00 -.24 -.15
p=||v=LIVE|mid	-.48 -.31 -.35 .00 -.55 -.35
p=||v=STUDY	-.40 -.42 .37 .00 -.19 -.17
p=||v=none	.24 -.57 -1.04 .00 -.49 -.57
p=||v=none|far	.24 -.57 -1.04 .00 -.49 -.57
p=©	-.63 .29 -.49 .00 -.47 -.46
p=©|v=none	-.60 -.05 -.40 .00 -.44 -.44
p=©|v=none|far	-.60 -.05 -.40 .00 -.44 -.44
p=·	-.82 -.53 -.24 .00 -.59 -.65
p=·|v=BE	-.28 -.25 -.58 .00 -.32 -.29
p=·|v=BE|mid	-.44 -.22 -.48 .00 -.38 -.36
p=·|v=LIVE	-.18 -.20 -.64 .00 -.37 -.24
p=·|v=LIVE|mid	-.16 -.20 -.40 .00 -.32 -.20
p=·|v=none	-.78 -.54 -.13 .00 -.52 -.61
p=·|v=none|far	-.78 -.54 -.13 .00 -.52 -.61
p=–	-.10 .18 -.30 .00 -.97 -.14
p=–|v=none	-.03 .13 -.11 .00 -.49 -.79
p=–|v=none|far	-.03 .13 -.11 .00 -.49 -.79
p=—	.00 .10 -.64 .00 -.66 -.68
p=—|v=none	.15 .18 -.59 .00 -.55 -.59
p=—|v=none|far	.15 .18 -.59 .00 -.55 -.59
p=”	-.59 -.35 -.34 .00 -.03 -.46
p=”|v=none	-.37 -.35 -.34 .00 -.03 -.46
p=”|v=none|far	-.37 -.35 -.34 .00 -.03 -.46
p=•	-.62 -.57 -.74 .00 -.48 -.59
p=•|v=none	-.62 -.57 -.74 .00 -.48 -.59
p=•|v=none|far	-.62 -.57 -.74 .00 -.48 -.59
pl:last=krakowie	-.45 -.36 -.54 .00 -.41 -.51
pl:last=łodzi	-.40 -.31 -.19 .00 -.14 -.21
pl:vw=do	.20 -.46 -.39 .00 -.50 -.37
pl:vw=magister	-.44 -.61 -.31 .00 -.13 -.17
pl:vw=odznaczona	.25 -.40 -.38 .00 -.26 -.36
pl:vw=studia	-.25 -.16 -.27 .00 -.18 -.18
pl:vw=studia|p=AT	-.25 -.16 -.27 .00 -.18 -.18
pl:vw=zatrudniony	-.24 -.39 -.29 .00 -.42 -.26
pl:w+1=$	.17 -.62 -.54 .00 -.24 -.19
pl:w+1=(	-.62 -.58 -.80 .00 -.64 -.88
pl:w+1=,	-.69 -.31 -.86 .00 -.31 -1.07
pl:w+1=.	-.02 -.34 -.73 .00 -.79 -.72
pl:w+1=w	-.45 -.61 -.59 .00 -.71 -.43
pl:w+1=”	.31 -.36 -.37 .00 -.39 -.36
pl:w+1=•	-.36 -.30 -.31 .00 -.31 -.33
pl:w-1=,	.20 -.82 -.12 .00 -.05 -.73
pl:w-1=.	-.51 -.36 -.48 .00 -.50 -.51
pl:w-1=^	-1.06 -.85 -1.07 .00 -.65 -.94
pl:w-1=na	-.71 -.09 -.30 .00 -.19 -.20
pl:w-1=w	-1.26 -1.09 -.71 .00 -.56 -.62
pl:w-1=„	.31 -.36 -.37 .00 -.39 -.36
pl:w-1=•	-.35 -.21 -.33 .00 -.20 -.23
pl:w-2=^ ^	-1.06 -.85 -1.07 .00 -.65 -.94
pt:last=cargo	-.52 -.34 -.60 .00 -.21 -.23
pt:last=gomes	-.60 -.40 -.38 .00 -.46 -.44
pt:last=lima	-.71 -.45 -.40 .00 -.57 .26
pt:last=univale	.72 -.43 -.52 .00 -.30 -.35
pt:last=zimmermann	-.67 -.53 -.57 .00 .37 -.75
pt:vw=entre	-.64 -.72 -.68 .00 -.53 -.46
pt:vw=entre|p=AT	-.37 -.46 -.43 .00 -.24 -.23
pt:vw=entre|p=word	-.50 -.47 -.47 .00 -.47 -.35
pt:vw=foi	.07 -.22 -.27 .00 -.38 -.35
pt:vw=vivo	-.47 -.28 .19 .00 .18 .06
pt:w+1=$	-.12 .16 .04 .00 -.45 -.50
pt:w+1=(	-.90 .25 -.65 .00 -.40 -.53
pt:w+1=,	-.40 -.10 -.12 .00 .14 -.18
pt:w+1=.	-.89 -.58 -.83 .00 -.74 -.27
pt:w+1=:	-.44 -.28 -.58 .00 -.26 -.41
pt:w+1=de	.39 -.59 -.70 .00 -.49 -.59
pt:w+1=desde	.50 -.35 .11 .00 -.48 -.24
pt:w+1=e	-.43 -.13 -.20 .00 -.35 .13
pt:w+1=em	-.81 .04 -.62 .00 -.58 -.51
pt:w+1=no	-.65 -.26 -.40 .00 -.35 -.43
pt:w+1=|	-.63 -.53 -.63 .00 -.51 -.50
pt:w+1=–	.22 .09 .04 .00 -.53 -.65
pt:w-1=,	-.98 .36 -.29 .00 -.58 -.23
pt:w-1=:	-.36 -.33 -.85 .00 -.24 -.68
pt:w-1=^	-.29 -.90 -1.09 .00 -1.01 -1.16
pt:w-1=a	.12 -.55 -.57 .00 -.56 -.40
pt:w-1=da	-.20 -.68 -.69 .00 -.48 -.74
pt:w-1=de	-.85 -.38 .05 .00 -.52 -.65
pt:w-1=em	-1.03 -.67 .44 .00 -.88 -.48
pt:w-1=na	.08 .32 -.46 .00 -.50 -.46
pt:w-1=no	.21 -.81 -.65 .00 -.52 -.50
pt:w-1=o	.31 -.37 -.42 .00 -.39 -.31
pt:w-1=|	.05 -.31 -.51 .00 -.27 -.40
pt:w-1=–	-.06 .43 .19 .00 -.33 -.59
pt:w-1=•	-.49 -.51 -.56 .00 -.47 -.46
pt:w-2=^ ^	-.29 -.90 -1.09 .00 -1.01 -1.16
r=degree-far	-.34 .94 -.68 -.00 .27 -.22
r=degree-near	-1.52 .84 -.80 -.38 -.34 -.05
r=name-far	.11 -.05 -.13 -.21 .08 .53
r=name-near	-.05 -.53 .01 .03 -.32 -.10
r=none	-.27 -.20 .15 -.08 -.03 -.47
r=role-far	.55 -.47 -.46 .02 .30 .06
r=role-near	.05 -1.53 -.64 -.40 -.36 -1.21
ru:last=ссср	-.51 -.77 -.44 .00 -.36 -.59
ru:vw=жена	-.59 -.40 -.61 .00 -.07 .44
ru:vw=замужем	-.46 -.45 -.42 .00 -.47 -.49
ru:vw=окончил	-.54 .40 -.21 .00 -.32 -.17
ru:vw=окончил|p=word	-.54 .40 -.21 .00 -.32 -.17
ru:w+1=(	-.61 -.53 -.58 .00 -.54 -.69
ru:w+1=,	-1.18 .21 -.04 .00 -.61 -.81
ru:w+1=.	-.65 -.51 -.54 .00 -.62 -.60
ru:w+1=/	-.48 -.35 -.55 .00 -.29 -.34
ru:w+1=:	-.31 -.34 -.53 .00 -.52 -.41
ru:w+1=«	-.61 -.49 -.22 .00 -.16 -.23
ru:w+1=»	.46 -.62 -.69 .00 -.56 -.67
ru:w+1=в	-.50 .32 -.43 .00 -.43 -.29
ru:w+1=и	-.61 -.58 -.45 .00 -.44 .16
ru:w+1=—	-.54 -.52 -.57 .00 -.70 -.57
ru:w-1=,	-.75 .01 .15 .00 -.12 -.67
ru:w-1=/	-.58 -.29 -.58 .00 -.28 -.34
ru:w-1=:	-.51 -.65 .27 .00 -.53 -.56
ru:w-1=^	-1.04 .08 -1.03 .00 -.77 -1.15
ru:w-1=«	.46 -.62 -.69 .00 -.56 -.67
ru:w-1=·	-.22 -.33 -.72 .00 -.18 -.27
ru:w-1=в	-.77 -.55 -.86 .00 -.58 -.55
ru:w-1=—	-.69 .29 -.35 .00 -.24 -.28
ru:w-2=^ ^	-1.04 .08 -1.03 .00 -.77 -1.15
s=acronym	.36 .53 -.48 -.37 -.77 -.54
s=acronym|p=,	.25 .17 .03 -.19 -.50 -.57
s=acronym|p=.	.25 -.35 -.14 .00 -.21 -.29
s=acronym|p=/	-.41 -.50 -.15 .00 -.11 -.16
s=acronym|p=:	.05 -.50 -.30 -.15 -.14 -.60
s=acronym|p=AND	-.13 -.50 .32 .00 -.28 -.38
s=acronym|p=AS	.18 -.54 -.25 -.17 -.14 -.49
s=acronym|p=AT	-.01 .33 -.49 -.41 -.33 -.30
s=acronym|p=BE	.18 .00 .00 -.28 .00 .00
s=acronym|p=BY	-.71 -.35 -.21 .00 -.23 -.24
s=acronym|p=FROM	.52 .13 -.44 .00 -.15 -.18
s=acronym|p=IN	-.89 -1.00 -.68 .09 -.10 -.15
s=acronym|p=OF	-.02 .38 -.27 -.11 -.36 -.41
s=acronym|p=TO	-.14 -.17 -.29 -.21 -.15 -.34
s=acronym|p=number	-1.19 -.92 -.41 -.35 -.26 -.20
s=acronym|p=start	.74 .07 -.50 .00 -.54 -.73
s=acronym|p=word	-.12 -.11 -.96 -.57 -.88 -.35
s=acronym|p=|	.09 -.71 -.21 .00 -.12 -.08
s=acronym|p=·	-.22 -.72 -.26 .00 -.09 -.09
s=acronym|p=–	-.65 .24 -.24 .00 -.17 -.21
s=acronym|p=—	-.50 .33 -.17 .00 -.13 -.14
s=acronym|v=BE	.25 -1.01 .37 -.62 -.29 -.55
s=acronym|v=BECOME	-.19 -.29 -.25 .00 -.14 -.16
s=acronym|v=BORN	.46 -.31 -.18 -.36 -.32 -.26
s=acronym|v=FOUND	-.02 -.36 .00 .00 -.32 .00
s=acronym|v=GRAD	-.09 .40 -.39 .00 -.20 -.36
s=acronym|v=HAVE	-.73 .19 -.47 -.19 -.12 -.36
s=acronym|v=JOIN	.12 -.20 .30 -.19 -.27 -.41
s=acronym|v=LEAD	.23 -.45 -.41 -.35 -.22 -.22
s=acronym|v=LEAVE	-.16 -.20 -.71 -.14 -.65 -.33
s=acronym|v=LIVE	-.39 -.26 -.23 .15 .00 .00
s=acronym|v=MARRY	-.44 .13 -.49 -.20 -.65 .18
s=acronym|v=STUDY	-.84 .12 -.36 -.13 -.15 -.27
s=acronym|v=TEACH	.73 .34 -.17 .00 -.19 -.19
s=acronym|v=WIN	.20 -.34 -.18 .00 -.13 -.22
s=acronym|v=WORK	-.08 -.89 .08 .23 -.14 -.19
s=acronym|v=none	.16 .26 -.91 -1.15 -.64 -1.20
s=award	-1.07 -.42 -.61 -.29 -.65 -.34
s=award|p=,	-.45 -.41 -.25 .00 -.21 -.39
s=award|p=AND	-.46 .00 .00 .00 .00 .00
s=award|p=AT	-.24 -.04 -.25 .00 -.25 -.14
s=award|p=BE	-.66 -.48 -.34 .00 -.32 -.21
s=award|p=IN	-.38 -.31 -.47 .00 -.12 -.23
s=award|p=OF	.25 .31 .00 -.19 .00 -.16
s=award|p=number	-.32 -.50 -.15 -.16 -.34 -.39
s=award|p=start	-.71 -.44 -.15 -.33 -.34 -.84
s=award|p=word	-.93 -1.02 -.39 -.40 -.55 -.05
s=award|v=BE	-.34 -.43 -.29 .00 -.48 -.31
s=award|v=BORN	-.48 -.24 -.29 -.36 -.30 -.23
s=award|v=GRAD	-.42 -.59 -.14 -.17 -.17 -.30
s=award|v=HAVE	.15 -.55 -.22 .00 -.26 -.37
s=award|v=JOIN	-.47 -.58 -.43 .00 -.37 -.42
s=award|v=WIN	-.82 -.02 -.25 -.20 -.16 -.22
s=award|v=WORK	-.40 -.49 -.16 .00 -.27 -.19
s=award|v=none	-.40 -.60 -.51 -.33 -.57 -.15
s=brand	.01 -.04 -.75 -.60 -.17 .04
s=brand|p=,	-.17 .33 -.36 .00 -.51 -.49
s=brand|p=.	.17 -.13 -.23 .00 .12 .29
s=brand|p=:	-.54 -.57 -.30 .00 -.27 -.33
s=brand|p=AND	-.61 -.33 -.63 -.19 -.23 .24
s=brand|p=AS	-.53 .00 -.11 .00 .00 .00
s=brand|p=AT	.07 .09 -.33 -.14 -.73 -.47
s=brand|p=BE	.00 -.37 .00 .00 .00 -.26
s=brand|p=BY	-.08 .00 .00 .00 .12 .00
s=brand|p=FROM	-.12 -.39 -.25 .00 -.18 -.13
s=brand|p=IN	-.37 .00 .00 .00 .00 .00
s=brand|p=KIN	.00 .00 .00 .00 -.17 .18
s=brand|p=OF	.18 -.58 -.19 -.25 -.22 -.21
s=brand|p=TO	-.96 -.27 -.26 .00 .47 .00
s=brand|p=number	-.03 -.57 -.21 .00 -.23 -.31
s=brand|p=start	-.00 -.73 -.41 -.12 -.99 -.97
s=brand|p=word	.43 .16 -.46 -.69 -.77 -.46
s=brand|p=|	-.44 -.37 -.25 .00 -.17 -.05
s=brand|v=BE	.09 -.47 -.32 .00 -.13 .20
s=brand|v=BECOME	.22 -.35 -.15 .00 -.30 -.18
s=brand|v=BORN	-.04 .00 .00 -.59 .00 .00
s=brand|v=FOUND	-.37 -.25 -.26 -.13 .00 .00
s=brand|v=GRAD	-.56 .17 -.17 -.13 -.18 -.09
s=brand|v=HAVE	-.43 -.54 -.38 .00 -.31 -.48
s=brand|v=JOIN	.18 -.58 -.28 -.13 -.26 -.12
s=brand|v=LEAD	-.37 -.40 -.19 -.14 -.49 -.37
s=brand|v=LEAVE	.01 .00 .00 -.08 -.32 -.32
s=brand|v=LIVE	.22 -.28 -.53 .00 -.23 .28
s=brand|v=MARRY	.00 .00 .00 .00 .05 -.35
s=brand|v=STUDY	-.55 .15 -.28 .00 -.21 -.21
s=brand|v=TEACH	-.19 .00 .00 .00 .00 .00
s=brand|v=WORK	-.11 -.60 -.12 -.19 -.18 -.19
s=brand|v=none	.21 -.15 -.65 -.26 -.22 -1.27
s=many	.14 -.10 -.66 -.29 -.04 -.16
s=many|p='	-.36 -.46 .00 -.16 .00 .00
s=many|p=)	-.08 -.03 -.40 -.26 -.53 -.48
s=many|p=,	.10 -.16 -.78 .09 -.19 -.19
s=many|p=-	.85 .13 -.29 .33 -.29 -.38
s=many|p=.	.21 -.28 -.18 .00 -.11 .10
s=many|p=/	-.41 -.19 -.35 .00 -.40 -.42
s=many|p=:	-.44 -.48 -.94 -.40 -.85 -1.07
s=many|p=AND	.04 -.20 -.76 -.20 -1.00 -.39
s=many|p=AS	-.02 .03 -.22 -.39 -.23 -.43
s=many|p=AT	-.47 .13 -.40 -.57 .13 -.09
s=many|p=BE	-.33 -.56 -.33 -.15 -.78 -.80
s=many|p=BY	-.38 -.35 -.31 .00 -1.02 .01
s=many|p=FROM	-.60 .04 -.07 -.54 -.18 -.18
s=many|p=IN	.34 -.24 -.56 .09 -.44 -.43
s=many|p=KIN	.10 -.31 -.42 -.19 -.05 .01
s=many|p=OF	.16 .01 -.65 -.02 .27 -.22
s=many|p=TO	-.01 -.38 .20 -.11 .19 -.83
s=many|p=number	.02 -.21 -.30 -.46 -.42 -.69
s=many|p=start	-.34 -.07 -.73 -.90 -.51 .01
s=many|p=word	.01 -.07 -.34 -.40 -.30 -.21
s=many|p=|	.32 -.48 -.18 .00 -.17 -.24
s=many|p=©	-.51 -.59 -.32 .00 -.40 -.39
s=many|p=·	-.50 -.33 -.69 .00 -.23 -.40
s=many|p=–	.19 .07 -.51 .00 -.37 -.39
s=many|v=BE	-.27 .04 .11 -.25 .11 .16
s=many|v=BECOME	-.02 .00 -.33 -.43 .00 -.18
s=many|v=BORN	-.03 -.06 -.89 -.25 -.70 -.62
s=many|v=DIE	-.11 -.21 -.44 .00 -.36 -.29
s=many|v=FOUND	-.31 -.43 -.51 -.31 .25 .13
s=many|v=GRAD	-.07 .26 -.30 -.50 -.28 -.31
s=many|v=HAVE	-.12 -.38 -.29 .00 -.25 -.37
s=many|v=JOIN	-.06 -.15 -.98 -.44 -.80 -.89
s=many|v=LEAD	.26 -.68 -.38 -.36 -.59 -.51
s=many|v=LEAVE	.10 -.60 -.05 -.34 -.75 .36
s=many|v=LIVE	-.04 -.09 -.47 -.08 -1.03 -.96
s=many|v=MARRY	.40 .01 -.37 -.20 .08 -.79
s=many|v=SPEAK	-.23 -.32 -.19 .00 -.21 -.32
s=many|v=STUDY	-.31 .65 -.25 -.30 -.33 -.55
s=many|v=TEACH	.68 -.31 -.25 -.07 -.54 -.32
s=many|v=WIN	.10 .29 -.18 -.28 -.23 -.22
s=many|v=WORK	.39 .05 -.55 -.62 -.83 -.79
s=many|v=none	.10 -.34 -.45 .05 -.14 -.09
s=one	-.20 -.34 .09 -.07 -.04 .01
s=one|p=&	-.41 -.32 -.28 -.13 .00 .00
s=one|p='	.02 .01 -.32 -.43 -.54 -.47
s=one|p=)	.06 -1.04 -.66 -.54 .05 -.06
s=one|p=*	-.08 -.44 -.54 .00 -.45 -.50
s=one|p=,	-.18 -.49 .27 -.10 -.08 .01
s=one|p=-	-.54 -.62 -.68 -.49 -.40 .13
s=one|p=.	-.36 -.73 -.17 -.48 .20 -.07
s=one|p=/	-.04 -.63 -.69 -.24 -.33 -.57
s=one|p=:	.23 -.74 -.02 -.37 -.99 -.36
s=one|p=;	-.18 .00 -.26 .00 .00 .00
s=one|p=AND	-.01 .04 .19 -.64 .00 .70
s=one|p=AS	-.05 -.98 .07 -.44 -.94 -.98
s=one|p=AT	-.02 .06 .13 -.12 -.70 -.51
s=one|p=BE	-.46 .19 -.60 -.62 -.04 -.10
s=one|p=BY	.27 -.57 -.74 -.19 .23 -.79
s=one|p=FROM	.32 -.59 -.41 .27 -.67 -.78
s=one|p=IN	-.91 -.12 .03 -.09 -.77 -.89
s=one|p=KIN	-.74 -.38 -.80 -.47 -.00 -.28
s=one|p=OF	-.13 -.30 -.17 .09 -.21 -.04
s=one|p=TO	.09 -.46 -.29 -.02 -.23 -.13
s=one|p=WHO	-.36 .00 -.29 .00 -.26 .00
s=one|p=[	-.37 -.38 -.56 .00 -.35 -.46
s=one|p=]	-.23 .00 .00 .00 .00 .00
s=one|p=number	-.27 -1.21 -.21 .08 -.71 -1.04
s=one|p=start	-.06 -.55 -.14 .00 -.25 -.20
s=one|p=word	.09 -.39 -.15 .09 -.11 .00
s=one|p=|	-1.44 -.41 -.24 .00 -.48 -.63
s=one|p=·	-.70 -.41 -.49 .00 -.56 -.59
s=one|p=–	.06 .38 -.15 .00 -.57 .01
s=one|p=—	-.70 .31 -.40 .00 -.32 -.32
s=one|p=”	-.26 .00 .00 .00 .07 -.28
s=one|p=•	-.53 -.41 -.63 .00 -.40 -.49
s=one|v=BE	.19 -.35 -.25 -.13 -.35 -.08
s=one|v=BECOME	.41 -.47 -.18 -.62 -.46 -.27
s=one|v=BORN	-.34 -1.01 -.65 .09 -.06 -.05
s=one|v=DIE	-.16 -.23 .17 -.21 -.09 -.60
s=one|v=FOUND	.40 -.46 .05 -.32 -.03 -.30
s=one|v=GRAD	-.25 -.07 -.26 -.10 -.65 -.61
s=one|v=HAVE	-.56 -.29 -.13 -.40 -.83 -.02
s=one|v=JOIN	-.13 .19 -.05 -.02 -.40 .17
s=one|v=LEAD	-.19 -.54 -.32 -.30 -.14 -.03
s=one|v=LEAVE	-.15 -.47 .17 -.31 .02 .05
s=one|v=LIVE	-.57 -.86 .24 -.35 .03 -.09
s=one|v=MARRY	-.25 -.13 .02 -.51 .15 .17
s=one|v=SPEAK	-.87 -.79 -.87 .00 -.85 -.79
s=one|v=STUDY	-.26 -.11 -.24 -.43 -.67 -.18
s=one|v=TEACH	-.22 -.08 -.63 -.41 -.60 -.28
s=one|v=WIN	.04 -1.07 -.83 -.17 -.80 -.49
s=one|v=WORK	-.00 -.87 -.19 -.21 -1.16 -.32
s=one|v=none	-.47 -.32 -.13 -.00 -.09 -.32
s=org	.50 .05 -.13 -.09 -.53 -.69
s=org|p='	-.32 -.32 -.35 -.16 -.45 -.34
s=org|p=)	.51 .08 -.26 .00 -.27 -.10
s=org|p=,	.12 .06 -1.03 -.23 -.11 -.09
s=org|p=-	.49 .24 -.31 .00 -.09 -.22
s=org|p=.	.31 -.32 -.30 -.18 -.51 -.67
s=org|p=:	.28 -.63 -.79 .00 -.27 -.40
s=org|p=AND	.26 .41 -.10 -.12 -.54 -.75
s=org|p=AS	.09 -.37 -.35 .00 -.14 -.17
s=org|p=AT	-.03 -.26 -.82 -.49 -.61 -.32
s=org|p=BE	-.27 -.84 -.23 -.52 -.41 -.46
s=org|p=BY	.31 -.39 -.45 .00 -.55 -.30
s=org|p=FROM	-.04 -.47 -.65 -.16 -.23 -.18
s=org|p=IN	.11 -.32 .05 -.40 -.20 -.14
s=org|p=OF	-.37 -.23 -.18 .03 -.69 -.27
s=org|p=TO	-.39 -.10 .47 -.41 .21 -.45
s=org|p=number	.00 .17 -.72 -.29 -.20 -.14
s=org|p=start	.58 -.21 -.95 -.26 -.60 -1.15
s=org|p=word	.14 .36 -.06 .02 -1.07 -.54
s=org|p=|	-.31 -.51 -.25 .00 -.14 -.11
s=org|p=·	-.39 -.35 -.21 .00 -.13 -.13
s=org|p=–	-.62 -.70 -.77 .00 -.13 -.18
s=org|v=BE	-.05 -.27 -.96 -.49 -1.12 -.25
s=org|v=BECOME	-.30 -.51 -.80 -.16 -.54 -.27
s=org|v=BORN	.17 -.36 .25 .13 -.62 -.38
s=org|v=DIE	-.08 -.31 -.22 -.25 -.35 -.21
s=org|v=FOUND	.67 -.36 -.60 -.49 -.82 -.26
s=org|v=GRAD	.38 .10 .05 -.27 -.28 -.14
s=org|v=HAVE	.02 -.33 -.56 .00 -.20 -.36
s=org|v=JOIN	.10 .05 -.29 -.34 -.30 -.29
s=org|v=LEAD	-.35 -.60 -.41 -.30 -.45 -.33
s=org|v=LEAVE	.05 -.86 -.15 -.41 -.73 -.36
s=org|v=LIVE	.63 -.43 .35 -.01 -.21 -.11
s=org|v=MARRY	.07 -.16 -.16 -.24 .16 -.13
s=org|v=STUDY	.28 .43 -.33 .00 -.18 -.08
s=org|v=TEACH	-.16 -.08 -.21 -.07 -.21 -.14
s=org|v=WIN	-.38 -.63 -.48 -.20 -.19 -.23
s=org|v=WORK	.09 -.39 -.43 -.61 -.54 -.39
s=org|v=none	.03 .17 -.26 -.95 -.59 -.74
s=place	-.60 -.05 .72 .49 -.35 -.60
s=place|p=,	-.86 -.28 .38 .39 -1.36 -.81
s=place|p=.	.00 .00 .00 -.26 .00 -.29
s=place|p=AND	-.96 -.45 .53 -.37 .15 -.04
s=place|p=AS	-.48 .00 .00 .00 .00 .00
s=place|p=AT	.28 .04 -.20 -.23 -.32 -.39
s=place|p=BE	-.52 -.19 -.31 .42 -.22 -.15
s=place|p=BY	-.49 .00 .00 .30 -.62 .00
s=place|p=FROM	-1.18 -.30 -.11 .08 -.34 -.36
s=place|p=IN	-1.16 -.12 -.53 -.37 -.34 -.25
s=place|p=KIN	.00 .00 -.28 -.12 .30 .09
s=place|p=OF	-1.07 -.56 -.22 -.10 -.37 -.48
s=place|p=TO	-.38 -.85 .41 .01 -.65 -.53
s=place|p=number	.26 -.51 -.58 .00 -.30 -.38
s=place|p=start	-.58 -.77 .63 .24 -.27 -.33
s=place|p=word	-.11 .16 .61 .41 -.14 -.97
s=place|v=BE	-.17 -.72 .01 .17 -.59 -.97
s=place|v=BECOME	-.45 .00 .50 -.55 .00 -.15
s=place|v=BORN	-.84 -.58 .16 .34 -1.23 -.19
s=place|v=DIE	-.41 .00 -.27 -.01 .00 -.20
s=place|v=FOUND	-.12 .00 .05 .17 -.30 -.11
s=place|v=GRAD	-.54 -.12 -.24 -.56 -.29 -.23
s=place|v=HAVE	-.50 -.22 -.02 -.19 -.27 -.57
s=place|v=JOIN	-.11 -.10 .10 -.51 -.37 -.46
s=place|v=LEAD	-1.05 -.38 .12 .00 -.16 .38
s=place|v=LEAVE	-.58 -.25 .31 -.18 -.41 -.28
s=place|v=LIVE	-.64 -.50 .01 .02 -.47 -.21
s=place|v=MARRY	-.22 -.36 -.30 -.16 .14 -.62
s=place|v=STUDY	-.68 -.84 .05 -.38 -.32 -.60
s=place|v=TEACH	-.88 -.27 -.09 -.32 -.24 -.14
s=place|v=WIN	-.72 -.25 -.25 .00 -.22 -.15
s=place|v=WORK	-.15 -.56 .00 -.05 -.20 -.23
s=place|v=none	-.42 .28 .32 .44 -.54 -.99
s=school	.29 .92 -.81 -.70 -.62 -.72
s=school|p='	-.48 -.04 -.23 .00 -.19 -.24
s=school|p=,	.50 .39 -.36 -.34 -.33 -.43
s=school|p=.	-.03 -.32 -.18 .00 -.24 -.16
s=school|p=:	.03 -.57 -.22 .00 -.11 -.17
s=school|p=AND	.34 .15 -.28 -.14 -.15 -.29
s=school|p=AS	.53 .25 -.11 .00 -.07 -.05
s=school|p=AT	.25 -.17 -.35 -.29 -.31 -.39
s=school|p=BE	-.17 .22 -.19 -.15 -.37 -.27
s=school|p=BY	.24 .28 .00 .00 .00 .00
s=school|p=FROM	-.59 .96 -.44 -.37 -.19 -.20
s=school|p=IN	.12 .33 -.46 .00 .00 .00
s=school|p=OF	-.40 -.15 -.22 -.57 -.38 -.21
s=school|p=TO	.08 .64 -.63 -.14 -.15 -.45
s=school|p=number	.12 .27 -.16 .00 -.19 -.25
s=school|p=start	.07 .30 -.18 .00 -.26 -.84
s=school|p=word	-.22 .55 -.48 -.20 -.90 -.52
s=school|p=|	.06 -.35 -.09 .00 -.14 -.09
s=school|v=BE	.76 .34 -.72 .00 -.47 -.61
s=school|v=BECOME	.32 .45 -.12 .00 -.26 -.16
s=school|v=BORN	.41 -.02 -.18 -.31 -.33 -.11
s=school|v=DIE	.15 -.17 -.18 .00 -.21 -.20
s=school|v=FOUND	.18 -.59 -.26 .00 -.29 -.20
s=school|v=GRAD	-.25 -.10 -.25 -.39 -.22 -.22
s=school|v=HAVE	-.52 .18 -.11 .00 -.07 -.14
s=school|v=JOIN	.57 -.29 -.61 -.32 -.30 -.12
s=school|v=LEAD	.34 .23 -.20 .00 -.20 -.16
s=school|v=LEAVE	-.51 .20 -.65 -.10 -.49 -.21
s=school|v=LIVE	-.60 .34 -.27 -.10 -.24 -.23
s=school|v=MARRY	.00 .04 -.26 -.11 -.44 .00
s=school|v=STUDY	-.51 .80 -.48 -.36 -.31 -.25
s=school|v=TEACH	.30 -.73 -.38 -.24 -.39 -.33
s=school|v=WIN	-.50 .08 -.12 .00 -.04 -.03
s=school|v=WORK	.13 .40 -.23 .00 -.53 -.20
s=school|v=none	-.22 .58 -.46 .00 -.41 -.70
s=two	-.07 .02 -.16 -.14 .11 .02
s=two|p='	-.32 -.34 -.35 .00 .23 .27
s=two|p=)	-.07 .25 -.42 .00 -.66 -.80
s=two|p=,	-.06 .12 -.89 .05 -.13 -.24
s=two|p=-	-1.29 -.47 -.40 .00 -.49 -.52
s=two|p=.	-1.10 -.36 -.57 -.41 -.25 -.25
s=two|p=/	-.67 -.49 -.29 .00 -.27 -.23
s=two|p=:	-.28 -.18 -1.13 -.51 .10 -.04
s=two|p=AND	-.24 -.51 -.44 -.48 -.15 -.45
s=two|p=AS	-.27 -.45 -.79 -.45 -.15 .22
s=two|p=AT	.26 -.32 -1.09 -.15 -.08 -.55
s=two|p=BE	.15 -.10 -.53 .18 -.16 -.45
s=two|p=BY	-.41 -.11 -.44 .05 .01 .07
s=two|p=FROM	.04 .33 .22 -.33 -.64 -.69
s=two|p=IN	-.01 -.08 .15 -.01 -.12 -.47
s=two|p=KIN	-.91 -.57 -.58 -.27 .10 .49
s=two|p=OF	.01 -.04 -.01 -.11 -.48 -.40
s=two|p=TO	-.22 .22 .41 -.65 -.24 -.05
s=two|p=WHO	-.42 .00 .00 .00 .00 -.40
s=two|p=number	-.12 -.07 -.99 -.22 -.26 -.13
s=two|p=start	-.38 -.14 -.10 -.39 -.17 -.26
s=two|p=word	-.28 .04 -.25 -.84 .27 -.46
s=two|p=|	.27 -.72 -.70 .00 -.60 -.56
s=two|p=·	-.67 -.57 .07 .00 -.50 -.63
s=two|p=–	-.66 -1.07 -.82 .00 -.78 -.74
s=two|p=—	.17 -1.11 -.45 .00 -.47 -.55
s=two|v=BE	-.21 -.56 -.07 -.39 -.08 -.18
s=two|v=BECOME	-.70 -.05 -.25 .00 .01 -.41
s=two|v=BORN	-.03 -.41 .30 .16 .06 -.45
s=two|v=DIE	-.62 -.34 -.47 -.25 .09 .15
s=two|v=FOUND	-.04 -.74 -.83 .07 -.24 -.07
s=two|v=GRAD	-.63 -.11 -.27 -.62 -.73 -.63
s=two|v=HAVE	.30 .36 -.50 .00 -.70 .20
s=two|v=JOIN	.15 -.65 -.24 -.61 -.21 -.16
s=two|v=LEAD	.07 -.00 -.78 -.38 -.47 -.25
s=two|v=LEAVE	-.07 .11 -.98 -.61 -.04 -.35
s=two|v=LIVE	-.17 .05 .41 .12 -.17 .07
s=two|v=MARRY	-.34 -.62 -.42 -.47 .04 -.03
s=two|v=SPEAK	.60 -.43 -.40 -.23 -.41 -.35
s=two|v=STUDY	-.28 .20 -.18 -.09 -.76 -.76
s=two|v=TEACH	-.18 -.84 -.40 -.25 -.12 -.35
s=two|v=WIN	-.33 -.06 -.06 -.36 -.74 -.46
s=two|v=WORK	-.13 .10 -.44 -.52 -.02 .03
s=two|v=none	.14 .10 -.31 -1.00 -.15 -.17
short	-.03 -.72 -.25 .31 -.09 .17
sv:last=ludvika	.20 -.21 -.40 .00 -.21 -.25
sv:last=svenska	-.62 -.45 -.47 .00 -.41 -.26
sv:vw=gick	-.63 .02 -.23 .00 -.34 -.19
sv:vw=tidigare	-.29 -.67 -.60 .00 -.49 -.28
sv:vw=tidigare|p=AT	-.29 -.67 -.60 .00 -.49 -.28
sv:vw=utbildning	-.69 -.59 -.50 .00 -.21 -.33
sv:vw=utbildning|p=,	-.43 -.46 -.37 .00 -.15 -.27
sv:vw=vikariat	-.01 -.39 -.40 .00 -.47 -.44
sv:vw=vikariat|p=,	.04 -.40 -.33 .00 -.43 -.41
sv:vw=är	-.56 -.36 .26 .00 -.54 -.44
sv:w+1=$	.30 -.36 -.55 .00 -.34 -.32
sv:w+1=(	-.47 -.45 -.77 .00 -.49 -.45
sv:w+1=,	.08 -.84 -.55 .00 .10 -.70
sv:w+1=.	.08 -.50 -.93 .00 -.93 -.61
sv:w+1=i	-.17 -.16 -.71 .00 .12 -.72
sv:w+1=och	-.68 .32 -.44 .00 -.34 -.21
sv:w+1=på	-.69 -.32 -.68 .00 -.34 -.62
sv:w+1=universitet	-.61 -.46 -.72 .00 -.35 -.48
sv:w+1=|	-.49 -.27 -.78 .00 -.31 -.46
sv:w-1=,	-.11 -1.03 -.89 .00 -.64 -.69
sv:w-1=:	-.69 -.53 -.59 .00 -.61 -.59
sv:w-1=^	-1.29 -.75 -1.21 .00 -.94 -1.16
sv:w-1=i	-.03 -.67 .49 .00 -.66 -.51
sv:w-1=på	.53 .14 -.88 .00 -.56 -.61
sv:w-1=vid	.11 .28 -.80 .00 -.56 -.45
sv:w-1=|	-.69 -.14 -.31 .00 -.14 -.24
sv:w-1=·	-.40 -.36 -.81 .00 -.29 -.49
sv:w-2=^ ^	-1.29 -.75 -1.21 .00 -.94 -1.16
tr:last=bakım	-.61 -.51 -.36 .00 -.45 -.37
tr:last=bölümü	-.65 -.38 -.56 .00 -.60 -.50
tr:last=dr	-.53 -.29 -.59 .00 -.52 -.53
tr:last=hastanesi	.62 -.42 -.21 .00 -.31 -.12
tr:last=kuruoğlan	-.70 -.47 -.69 .00 -.26 -.73
tr:last=müzesi	.68 -.35 -.34 .00 -.36 -.06
tr:last=üniversitesi	-.74 -.10 -.18 .00 -.28 -.28
tr:vw=bilimci	.17 -.44 -.47 .00 -.46 -.31
tr:w+1=$	-.60 -.07 -.40 .00 -.26 -.37
tr:w+1='ta	.30 .33 -.59 .00 -.37 -.51
tr:w+1=(	-.02 -.69 -.89 .00 -.55 -.59
tr:w+1=,	.59 .06 -1.01 .00 -.74 .01
tr:w+1=-	.29 -.43 .26 .00 -.46 -.53
tr:w+1=.	-.62 -.40 -.72 .00 -.66 -.70
tr:w+1=:	-.60 -.65 -.89 .00 -.52 -.69
tr:w+1=müdürlüğüne	.13 -.39 -.74 .00 -.38 -.27
tr:w+1=|	-.12 -.69 -.71 .00 -.49 -.54
tr:w+1=·	-.42 -.46 -.81 .00 -.38 -.37
tr:w-1=,	.13 -.30 -.34 .00 -.90 -.93
tr:w-1=-	-.18 -.32 -.18 .00 -.32 -.26
tr:w-1=.	-.76 -.38 -.49 .00 -.57 -.64
tr:w-1=/	-.33 -.19 -.25 .00 -.28 -.18
tr:w-1=:	-.91 -.70 -1.07 .00 -.50 -.75
tr:w-1=^	-1.25 .07 .03 .00 -.82 -.97
tr:w-1=arasında	.68 -.64 -.58 .00 -.42 -.50
tr:w-1=de	.30 -.09 -.35 .00 -.29 -.19
tr:w-1=|	-.78 -.15 -.15 .00 -.16 -.13
tr:w-1=·	-.44 -.40 -.77 .00 -.35 -.39
tr:w-2=' de	.30 -.09 -.35 .00 -.29 -.19
tr:w-2=^ ^	-1.25 .07 .03 .00 -.82 -.97
tr:w-2=dr .	-.60 -.40 -.41 .00 -.46 -.51
uk:last=верещак	-.46 -.45 -.44 .00 .13 -.53
uk:last=вінницький	-.62 -.50 -.52 .00 -.32 -.43
uk:vw=дружина	-.16 -.16 -.18 .00 -.06 -.17
uk:vw=працювала	-.65 -.45 -.52 .00 -.58 -.36
uk:w+1=$	.07 -.62 -.72 .00 -.49 -.48
uk:w+1=(	-.48 -.48 -.46 .00 -.40 -.44
uk:w+1=,	-1.17 -.50 -.78 .00 -.84 -.98
uk:w+1=.	-.45 -.54 -.49 .00 -.30 -.27
uk:w+1=|	-.50 -.51 -.75 .00 -.33 -.48
uk:w+1=·	-.34 -.15 .21 .00 -.28 -.45
uk:w+1=»	.41 -.45 -.62 .00 -.47 -.58
uk:w+1=національний	-.46 -.45 -.60 .00 -.34 -.47
uk:w+1=університет	-.67 -.50 -.53 .00 -.42 -.33
uk:w-1=,	-.74 -.31 -.73 .00 -.68 -.40
uk:w-1=^	-.98 -.79 -.23 .00 -.61 -.92
uk:w-1=|	-.64 -.47 -.44 .00 -.24 -.26
uk:w-1=«	.41 -.45 -.62 .00 -.47 -.58
uk:w-1=·	-.27 -.19 -.81 .00 -.19 -.32
uk:w-1=в	-.89 -.79 -.62 .00 -.46 -.32
uk:w-1=імені	-.85 -.55 -.70 .00 -.62 -.55
uk:w-2=^ ^	-.98 -.79 -.23 .00 -.61 -.92
v2=BECOME|v=FOUND	-.51 -.17 .00 .00 .10 .00
v2=BECOME|v=GRAD	.49 .00 .00 -.20 .00 .00
v2=BECOME|v=JOIN	-.58 .00 -.59 -.15 .00 .00
v2=BECOME|v=LEAD	.19 .00 -.12 .00 .00 .00
v2=BECOME|v=LIVE	.00 .00 -.77 .00 .00 .00
v2=BECOME|v=MARRY	.00 .00 .00 .00 -.40 .00
v2=BECOME|v=TEACH	.59 -.32 -.32 .00 .00 .00
v2=BECOME|v=WORK	.22 -.38 -.40 .00 -.35 -.37
v2=BORN|v=DIE	-.23 .00 .00 -.16 .00 .00
v2=BORN|v=FOUND	-.51 .00 .05 -.34 -.32 .00
v2=BORN|v=GRAD	-.83 .27 -.76 -.59 -.52 -.45
v2=BORN|v=JOIN	-.51 -.71 .33 -.37 -.43 -.41
v2=BORN|v=LEAD	-.44 .00 -.18 -.31 .00 .00
v2=BORN|v=LEAVE	.50 .00 -.68 -.26 .09 .00
v2=BORN|v=LIVE	.01 .02 .62 .61 -.32 -.14
v2=BORN|v=MARRY	.00 -.14 .00 -.39 .17 -.62
v2=BORN|v=STUDY	-.49 .15 .05 -.92 -.12 -.19
v2=BORN|v=TEACH	.29 .00 -.29 -.27 .00 .00
v2=BORN|v=WIN	.00 .00 .00 -.27 .00 .00
v2=BORN|v=WORK	.48 .00 -.51 -.60 .19 .00
v2=DIE|v=BORN	-.45 .00 .00 .00 -.53 .51
v2=DIE|v=JOIN	.00 .00 .21 .00 .00 .00
v2=DIE|v=LIVE	.00 .00 .00 .00 .00 -.17
v2=DIE|v=MARRY	.00 .00 -.26 .00 -.18 .13
v2=FOUND|v=BECOME	.28 .00 .00 .00 .00 .00
v2=FOUND|v=BORN	.00 .00 .00 -.06 .00 .00
v2=FOUND|v=GRAD	-.56 .28 .00 .00 .00 .00
v2=FOUND|v=JOIN	-.24 -.57 -.49 .00 -.31 -.22
v2=FOUND|v=LEAD	.32 -.27 -.20 .00 .00 .19
v2=FOUND|v=LEAVE	-.22 -.34 .00 .00 -.28 .39
v2=FOUND|v=LIVE	.10 .00 .00 .00 .00 .00
v2=FOUND|v=MARRY	-.31 -.16 -.25 -.22 1.08 -.23
v2=FOUND|v=STUDY	-.28 .47 -.11 .00 .00 .00
v2=FOUND|v=TEACH	-.74 -.22 -.24 .00 -.17 -.12
v2=FOUND|v=WIN	.37 -.11 -.11 .00 -.28 -.11
v2=FOUND|v=WORK	.19 .00 -.41 -.18 .00 .00
v2=GRAD|v=JOIN	.77 .26 .13 -.34 -.43 -.34
v2=GRAD|v=LIVE	-.43 .00 .30 .11 .00 .00
v2=GRAD|v=STUDY	-.64 .09 .22 .18 -.33 -.26
v2=GRAD|v=TEACH	.13 -.35 -.20 .00 -.18 -.12
v2=GRAD|v=WORK	.49 -.07 .05 -.19 -.48 -.09
v2=JOIN|v=BECOME	-.39 -.27 -.50 .00 -.35 -.21
v2=JOIN|v=DIE	.00 .00 .00 .00 .00 -.14
v2=JOIN|v=FOUND	.26 .00 -.17 -.27 .00 .00
v2=JOIN|v=GRAD	-.39 -.32 -.30 -.12 -.30 -.30
v2=JOIN|v=LEAD	-.44 -.53 -.48 .00 -.81 -.49
v2=JOIN|v=LEAVE	-.15 .35 -.69 -.30 -.15 -.76
v2=JOIN|v=LIVE	.00 .00 .00 -.81 .00 .00
v2=JOIN|v=MARRY	.00 .00 -.39 -.18 -.08 .00
v2=JOIN|v=STUDY	.21 .37 -.95 .00 -.28 -.17
v2=JOIN|v=TEACH	.46 -.42 .39 .00 -.22 -.18
v2=JOIN|v=WIN	.00 .00 -.10 .00 .00 -.16
v2=JOIN|v=WORK	.22 -.41 .06 .01 -.44 -.36
v2=LEAD|v=FOUND	-.27 -.14 -.27 .00 -.34 -.22
v2=LEAD|v=LEAVE	.32 -.23 -.27 -.14 -.25 -.22
v2=LEAD|v=MARRY	.18 -.25 -.36 .00 -.12 -.35
v2=LEAD|v=WORK	-.72 .00 .00 .00 .00 -.42
v2=LEAVE|v=BECOME	.73 .00 .00 .00 -.32 .00
v2=LEAVE|v=BORN	.00 .00 .66 -.42 .00 .00
v2=LEAVE|v=DIE	.00 .00 .00 .00 .00 .28
v2=LEAVE|v=FOUND	-.13 -.22 -.41 .00 -.48 -.43
v2=LEAVE|v=GRAD	.12 -.23 .44 .00 -.24 -.12
v2=LEAVE|v=JOIN	.27 -.89 -.08 .00 -.68 -.54
v2=LEAVE|v=LEAD	-.57 -.27 -.31 -.35 -.57 -.22
v2=LEAVE|v=LIVE	-.38 -.37 .17 -.98 -.13 -.11
v2=LEAVE|v=MARRY	-.27 -.26 -.28 -.19 .26 .08
v2=LEAVE|v=STUDY	-.57 .20 -.75 .00 .00 .00
v2=LEAVE|v=TEACH	.00 .00 -.13 -.30 -.06 .00
v2=LEAVE|v=WORK	.13 -.37 -.17 .00 -.25 -.55
v2=LIVE|v=BECOME	-.35 .00 .00 -.41 .00 -.26
v2=LIVE|v=DIE	-.42 .00 -.39 .00 .00 .00
v2=LIVE|v=FOUND	-.93 .00 -.58 -.24 .00 .00
v2=LIVE|v=GRAD	.00 .37 -.01 .03 .00 .00
v2=LIVE|v=JOIN	-.63 .02 .08 -.47 .25 -.33
v2=LIVE|v=LEAD	.39 -.15 -.32 .00 -.15 -.12
v2=LIVE|v=LEAVE	.37 .00 -.68 .00 .00 .00
v2=LIVE|v=MARRY	-.79 .16 .24 -.46 .17 -.45
v2=LIVE|v=STUDY	.00 .38 .33 -.51 .00 -.41
v2=LIVE|v=WORK	-.03 -.50 .66 -.09 -.50 -.38
v2=MARRY|v=BECOME	-.33 -.28 -.27 .00 .30 -.20
v2=MARRY|v=BORN	.00 .00 .00 -.24 -.23 .00
v2=MARRY|v=DIE	-.41 .00 .00 .00 .08 .00
v2=MARRY|v=FOUND	.46 .00 .18 .00 .33 -.24
v2=MARRY|v=GRAD	.00 .00 .26 .00 .00 .00
v2=MARRY|v=JOIN	-.32 -.24 -.24 -.14 -.46 -.18
v2=MARRY|v=LEAD	.19 -.20 -.60 .00 -.50 .31
v2=MARRY|v=LEAVE	-.37 -.28 .42 -.32 .11 .35
v2=MARRY|v=LIVE	-.52 -.27 .39 -.98 -.39 .21
v2=MARRY|v=SPEAK	.05 -.20 -.39 .00 -.34 -.21
v2=MARRY|v=STUDY	.00 .28 .00 .00 .00 .00
v2=MARRY|v=TEACH	-.74 -.34 -.33 .00 -.42 .08
v2=MARRY|v=WORK	-.62 -.20 -.19 .00 -.24 -.15
v2=SPEAK|v=BORN	-.36 -.31 -.53 .00 -.43 -.44
v2=SPEAK|v=LIVE	-.40 -.26 .01 .00 -.39 -.25
v2=STUDY|v=BECOME	.38 -.16 -.35 .00 -.18 -.18
v2=STUDY|v=DIE	-.32 .00 .00 .00 .00 .00
v2=STUDY|v=FOUND	.19 -.47 .06 .00 -.45 -.50
v2=STUDY|v=GRAD	-.20 .26 -.40 -.51 -.20 -.20
v2=STUDY|v=JOIN	-.30 .22 -.27 -.14 -.47 -.20
v2=STUDY|v=LIVE	.00 -.38 -.27 -.25 .00 .49
v2=STUDY|v=TEACH	.00 .05 .00 .00 .00 .00
v2=STUDY|v=WORK	-.32 .75 -.50 .00 -.54 -.18
v2=TEACH|v=BORN	.00 .00 -.49 .00 .00 .00
v2=TEACH|v=GRAD	-.55 .31 -.15 .00 -.06 -.05
v2=TEACH|v=LEAVE	-.09 -.23 -.20 .00 -.19 -.18
v2=TEACH|v=WIN	-.31 .00 .00 .00 .00 .00
v2=TEACH|v=WORK	.47 -.40 -.32 .00 -.34 -.18
v2=WIN|v=FOUND	.23 .00 -.18 .00 .00 .00
v2=WIN|v=LEAD	-.45 .00 .00 .00 .00 .00
v2=WORK|v=DIE	-.29 .00 .00 .00 .00 .00
v2=WORK|v=FOUND	-.20 -.32 -.44 .00 -.32 -.25
v2=WORK|v=GRAD	.07 -.26 -.51 -.24 -.35 -.30
v2=WORK|v=JOIN	.32 -.48 .34 .00 .00 -.26
v2=WORK|v=LEAD	.20 -.17 -.18 -.35 -.14 -.13
v2=WORK|v=LEAVE	-.61 -.55 .36 -.36 -.23 -.16
v2=WORK|v=LIVE	.32 .00 .43 -.44 .00 .35
v2=WORK|v=MARRY	.38 .00 .00 -.20 -.10 .21
v2=WORK|v=STUDY	-.01 -.57 -.54 .00 -.34 -.29
v2=WORK|v=TEACH	.47 .00 .00 .00 .00 .00
v2=WORK|v=WIN	.00 .00 .00 .00 -.52 .00
v2=none|v=BE	-.01 -.31 -.12 -.21 -.03 .03
v2=none|v=BECOME	-.07 -.32 -.17 -.59 -.74 -.44
v2=none|v=BORN	-.21 -.32 -.43 .15 .17 -.54
v2=none|v=DIE	-.38 -.47 .33 -.15 -.07 -.21
v2=none|v=FOUND	.16 -.71 -.89 -.11 -.01 -.06
v2=none|v=GRAD	-.30 .02 -1.18 -.34 -.78 -.75
v2=none|v=HAVE	-.27 -.07 -.22 -.40 -.77 .10
v2=none|v=JOIN	-.07 -.43 -.21 .20 -1.07 -.00
v2=none|v=LEAD	-.06 -.43 -.45 -.52 -.18 -1.00
v2=none|v=LEAVE	-.19 -.42 -.41 -.67 -.29 -.49
v2=none|v=LIVE	-.60 -.29 -.02 -.55 .20 -.39
v2=none|v=MARRY	-.28 -.70 -.52 -.39 .13 -.04
v2=none|v=SPEAK	-.15 -.65 -.86 .00 -.85 -.80
v2=none|v=STUDY	-.55 .19 -.64 .05 -.82 -.39
v2=none|v=TEACH	-.06 -.58 -.65 -.26 -.20 -.61
v2=none|v=WIN	-.38 -.18 -.34 -.42 -.78 -.65
v2=none|v=WORK	-.03 -.58 -.83 -.31 -.37 .06
v2=none|v=none	-.09 -.22 -.22 -.07 -.18 -.08
v=BECOME|far	-.15 -.47 .11 -.38 -.76 -.21
v=BECOME|mid	.05 .15 -.64 -.51 .03 -.40
v=BECOME|near	.12 -.49 -.58 -.20 .05 -.23
v=BE|far	.28 -.15 -.11 -.68 .12 -.03
v=BE|mid	-.30 -.35 -.36 -.13 -.17 -.12
v=BE|near	-.19 -.41 .17 .04 -.40 .04
v=BORN|far	.18 -.39 -.08 -.57 -.03 -1.31
v=BORN|mid	-.78 -.28 -.38 .15 .21 -.46
v=BORN|near	-1.12 -.67 -.18 .67 -1.35 .51
v=DIE|far	-.10 -.16 .37 .20 .08 .14
v=DIE|mid	-.32 -.30 .08 -.15 .09 -.35
v=DIE|near	-.51 -.25 -.53 -.33 -1.03 -.62
v=FOUND|far	-.70 -.49 .01 .18 .19 -.18
v=FOUND|mid	.18 -.62 -.20 -.61 -.34 -.12
v=FOUND|near	.49 -.63 -.21 -.07 -.24 -.16
v=GRAD|far	.49 .09 -.13 -.07 -.47 -.51
v=GRAD|mid	-.52 .44 -.11 -.61 -.52 -.43
v=GRAD|near	-.52 .05 -.85 -.47 -.66 -.59
v=HAVE|far	-.48 .05 .01 -.28 -.70 -.13
v=HAVE|mid	.22 -.63 -.26 -.21 -.42 .20
v=HAVE|near	-.65 .28 -.55 .00 -.59 -.74
v=JOIN|far	.04 -.67 -.36 -.67 -.15 .37
v=JOIN|mid	-.29 -.17 -.74 .20 -.77 -.90
v=JOIN|near	-.13 .03 .13 -.62 -.30 -.96
v=LEAD|far	.00 -.49 -.35 -.31 -.66 .34
v=LEAD|mid	.04 -.47 -.35 -.33 .03 -.67
v=LEAD|near	-.19 -.27 -.78 -.43 -.48 -.71
v=LEAVE|far	.04 -.37 -.22 -.68 .15 -.17
v=LEAVE|mid	-.38 -.39 -.24 -.16 -.42 .37
v=LEAVE|near	.13 -.09 .08 -.50 -.09 -.60
v=LIVE|far	-.26 .12 -.51 -1.17 -1.17 .21
v=LIVE|mid	-.04 -.11 .03 -.55 .25 -.09
v=LIVE|near	-.59 -.86 .77 .27 -.47 -.46
v=MARRY|far	-.02 -.32 -.11 -.38 -.88 .30
v=MARRY|mid	-.30 -.14 .12 -.38 .06 -.25
v=MARRY|near	-.09 -.54 -.80 -.46 .39 -.18
v=SPEAK|far	-.25 -.52 -.61 -.23 -.59 -.49
v=SPEAK|mid	-.41 -.43 -.61 .00 -.55 -.69
v=SPEAK|near	.06 -.64 -.51 .00 -.68 -.84
v=STUDY|far	-.20 .23 -.48 -.08 -.73 -.09
v=STUDY|mid	-.03 .01 .22 -.35 -.55 -.71
v=STUDY|near	-.68 .35 -.34 -.48 -.76 -.71
v=TEACH|far	.08 -1.05 -.58 -.41 -.02 .02
v=TEACH|mid	.13 -.14 -.36 -.24 -.46 -.40
v=TEACH|near	-.21 -.58 -.57 .00 -.83 -.49
v=WIN|far	.06 .07 .14 -.52 -.38 -.33
v=WIN|mid	.19 -.60 -.80 -.14 -.60 -.41
v=WIN|near	-.28 .10 -.86 -.19 -.89 -.60
v=WORK|far	-.05 .18 -.13 -.31 -.31 .18
v=WORK|mid	.03 -.36 -.39 -.21 -.95 -.30
v=WORK|near	.03 -.54 -.34 -.53 -.14 -.55
v=none|far	-.09 -.22 -.22 -.07 -.18 -.08
va=BECOME	-.35 -.49 -.08 -.27 -.79 .11
va=BORN	-1.70 -.84 -1.38 -.10 .36 -.02
va=DIE	.40 -.66 -.94 .00 .31 -1.07
va=FOUND	.80 -.72 .24 -.39 -1.39 -1.32
va=GRAD	-1.05 .48 -.41 .20 -1.29 -.72
va=JOIN	-.43 -1.16 .13 -.55 -.61 .03
va=LEAD	.15 -1.22 -1.34 -.25 -.81 -.87
va=LEAVE	-.31 -.42 -1.24 -.72 -.92 -.47
va=LIVE	-.05 -.96 -.43 -.93 -.10 -.80
va=MARRY	-.88 -.85 -1.35 -.45 1.31 -1.45
va=SPEAK	-.62 .04 -1.15 .00 -1.14 -1.06
va=STUDY	-.76 .54 -.28 .00 -1.36 -.10
va=TEACH	-.08 -.89 -.75 .00 -.34 -1.25
va=WIN	-.34 -.76 -1.10 .00 -1.22 -.23
va=WORK	-.22 .00 .02 -.33 -1.21 -.34
va=none	-.24 -.44 -.31 -.07 -1.21 -.01
`;

import type { Learning } from '../../../parts.svelte';

export const howItEnds: Pick<Learning['single'], 'M6' | 'M7' | 'M8' | 'tips'> = {
    M6: {
        title: 'Ein blockierter Turm',
        summary:
            'Kann der bestimmte Turm nicht ziehen, bleibt er stehen, und das Quadrat unter ihm bestimmt den nächsten Turm des anderen.',
        paragraphs: [
            'Ein Turm ist blockiert, wenn er keinen einzigen Schritt tun kann: Geradeaus und auf beiden Diagonalen steht ein Turm, oder dort endet das Brett. Musst du einen blockierten Turm ziehen, so setzt du aus.',
            'Was dann kommt, wird oft missverstanden, also der Reihe nach. Der blockierte Turm gilt als um *null Quadrate* gezogen: Sein Zug „endet“ dort, wo er steht. Deshalb ist der andere noch einmal an der Reihe, und {T2} gilt wie immer: Die Farbe des Quadrats *unter dem blockierten Turm* bestimmt, welcher Turm als nächster zieht. Nicht die Farbe des blockierten Turms und nicht das Quadrat, das ihn gerufen hat.',
            'Der so bestimmte Turm kann ebenfalls blockiert sein. Dann geschieht dasselbe noch einmal: Er bleibt stehen, der andere ist wieder an der Reihe, und das Quadrat unter ihm bestimmt den nächsten. So geht es weiter, bis ein Turm ziehen kann. Kann es nie mehr einer, herrscht völliger Stillstand ({M8}).',
        ],
        exercises: {
            'M6-call': {
                task: 'Der lilafarbene Turm von {gold} auf e4 hat drei deiner Türme direkt vor sich. Zieh Braun so, dass Lila gerufen wird.',
                hint: 'Lila wird von einem lilafarbenen Quadrat gerufen. Eines liegt direkt vor deinem braunen Turm.',
                solved: '{gold} hätte Lila ziehen müssen und konnte nicht. Lila steht auf einem orangefarbenen Quadrat, also ziehst *du* noch einmal, und zwar mit Orange.',
            },
            'M6-extra': {
                task: 'Der rote Turm von {gold} ist auf d5 blockiert, einem orangefarbenen Quadrat. Nutze das aus und gewinne mit zwei Zügen hintereinander.',
                hint: 'Rufe zuerst Rot: e3 und b4 sind rot. Dann ist Orange bestimmt, und dein orangefarbener Turm hat freie Bahn.',
                solved: 'Zwei Züge hintereinander, weil {gold} dazwischen keinen hatte. Ein Turm, den du blockiert hältst, ist ein Extrazug in der Tasche.',
            },
            'M6-mine': {
                task: 'Jetzt trifft es dich. Dein roter Turm hat nur einen Zug: Mach ihn und sieh dir die Antwort von {gold} an.',
                hint: 'Rot zieht von a5 nach b6.',
                solved: '{gold} ist auf einem lilafarbenen Quadrat gelandet und ruft damit deinen lilafarbenen Turm, der auf e5 blockiert ist. Dieses Quadrat ist braun: {gold} zieht noch einmal, mit Braun. Du bist übergangen worden.',
            },
            'M6-chain': {
                task: 'Lila ist wieder auf e4 blockiert. Mit a2 müsstest du also einen Extrazug mit Orange bekommen. Sieh dir aber deinen orangefarbenen Turm an, bevor du es probierst. Wer ist wirklich am Zug?',
                hint: 'Zieh Braun nach a2 und verfolge die Kette: erst Lila auf e4, dann Orange auf h1.',
                solved: 'Lila ist auf Orange blockiert, also ist dein orangefarbener Turm bestimmt. Auch er ist blockiert, auf h1, und h1 ist ebenfalls orange: Also zieht {gold} den orangefarbenen Turm. Zwei blockierte Türme, und der andere ist doch am Zug.',
            },
        },
    },
    M7: {
        title: 'Am Ziel ist die Runde gewonnen',
        summary: 'Die Runde endet sofort, wenn ein Turm die Heim-Reihe des anderen erreicht.',
        paragraphs: [
            'Sobald ein Turm auf irgendeinem Quadrat der fremden Heim-Reihe steht, hat sein Besitzer die Runde gewonnen. Was der andere gerade vorhatte, spielt keine Rolle mehr.',
            'Ein Turm, der zu Hause bleibt, hält seine Tür geschlossen; einer, der loszieht, öffnet sie. Frag dich deshalb bei jedem Zug, welche Türen jetzt offen stehen.',
        ],
        exercises: {
            'M7-shut': {
                task: 'Deinem lilafarbenen Turm fehlt nur noch ein Schritt bis ans Ziel. Versuche es geradeaus.',
                hint: 'Von d7 nach d8, wo der rosafarbene Turm von {gold} steht.',
                solved: 'Solange Rosa zu Hause bleibt, ist diese Tür zu ({M3}). Die daneben, c8, steht offen.',
            },
            'M7-home': {
                task: 'Dein blauer Turm ist bestimmt. Finde die offene Tür.',
                hint: 'Geh die Diagonale nach links entlang: e5, d6, c7, und dann?',
                solved: 'Die Runde ist sofort vorbei, obwohl der lilafarbene Turm von {gold} nur zwei Schritte vor deiner Heim-Reihe stand.',
            },
        },
    },
    M8: {
        title: 'Völliger Stillstand',
        summary:
            'Wenn blockierte Türme einander endlos bestimmen, verliert die Runde, wer zuletzt wirklich gezogen hat.',
        paragraphs: [
            'Eine Kette blockierter Türme ({M6}) kann sich in den Schwanz beißen: Deiner bestimmt den des Gegners, der bestimmt wieder deinen, und keiner kann ziehen. Auf diesem Brett würde sich nie mehr etwas ändern, also ist die Runde hier zu Ende.',
            'Verloren hat, wer den letzten *wirklichen* Zug gemacht hat, also den, der die Kette ausgelöst hat. Das gilt selbst dann, wenn es der einzig mögliche Zug war ({M5}).',
            'So ein Stillstand ist selten. Zwei Türme genügen dafür, es können aber auch vier, sechs oder mehr beteiligt sein.',
        ],
        exercises: {
            'M8-walk': {
                task: 'Nur dieses eine Mal mit Absicht: Führe mit deinem gelben Turm den völligen Stillstand herbei.',
                hint: 'Der lilafarbene Turm von {gold} ist auf einem orangefarbenen Quadrat blockiert, dein orangefarbener auf einem lilafarbenen. Rufe Lila, und keiner der beiden kann ziehen.',
                solved: 'Lila bestimmt Orange, Orange bestimmt Lila, und so weiter ohne Ende. Du hast zuletzt wirklich gezogen, also ist die Runde verloren.',
            },
            'M8-avoid': {
                task: 'Noch einmal derselbe Augenblick. Mach einen Zug, der nicht sofort verliert.',
                hint: 'Meide das lilafarbene Quadrat. Meide auch Braun, denn der braune Turm von {gold} hat freie Bahn nach h1.',
                solved: 'Die Runde geht weiter. Wer einen Stillstand kommen sieht, kann ihm meist ausweichen.',
            },
            'M8-turn': {
                task: 'Dreh den Spieß um: Bring {gold} dazu, den Stillstand zu verursachen.',
                hint: 'Rufe Grün: Dieser Turm hat nur einen Zug. Blau erreicht ein grünes Quadrat, h3.',
                solved: '{gold} musste Grün nach g5 ziehen, auf ein rotes Quadrat. Dein roter Turm ist auf Grün blockiert und der grüne jetzt auf Rot. {gold} hat zuletzt gezogen, also gehört die Runde dir.',
            },
        },
    },
    tips: {
        title: 'Worauf du achten solltest',
        summary: 'Drei Fragen, bevor du einen Turm loslässt.',
        paragraphs: [
            '*Welche Farbe gebe ich?* Sieh dir das Quadrat an, auf dem dein Zug enden würde, und such den Turm dieser Farbe beim Gegner. Kann er ans Ziel ziehen, nimm ein anderes Quadrat.',
            '*Welche Farbe bekomme ich?* Denk einen Schritt weiter: Wo kann jener Turm landen, und welchen deiner Türme würde er damit rufen? Ruft jede Antwort einen deiner Türme, der ans Ziel kann, so hast du gewonnen.',
            '*Was öffne ich?* Ein Turm, der loszieht, macht Bahnen frei, für dich und für den Gegner. Und wer weit vorn steht, bewacht nicht mehr, was hinter ihm liegt.',
        ],
        exercises: {
            'tips-safe': {
                task: 'Dein brauner Turm hat sechs Züge, und jeder gibt eine andere Farbe. Zwei davon verlieren sofort. Mach einen der anderen vier.',
                hint: 'Der lilafarbene Turm von {gold} auf b2 und der rosafarbene auf d5 können beide ans Ziel. Also weder Lila noch Rosa.',
                solved: 'Fürs Erste kann dir nichts passieren. Wer das vor jedem Zug prüft, hat schon halb gewonnen.',
            },
            'tips-diagonal': {
                task: 'Alle Quadrate der langen Diagonale von a8 nach h1 sind orange. Mach dir das zunutze und gewinne mit deinem zweiten Zug.',
                hint: 'Rufe Orange, indem du Gelb nach f3 ziehst. Der orangefarbene Turm von {gold} kann nicht geradeaus, also muss er auf seiner Diagonale bleiben.',
                solved: 'Wo Orange auch anhielt, es war ein orangefarbenes Quadrat, und dein eigener orangefarbener Turm zog ans Ziel. Die andere lange Diagonale, von a1 nach h8, ist durchgehend braun.',
            },
        },
    },
};

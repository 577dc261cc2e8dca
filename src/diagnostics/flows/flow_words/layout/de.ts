import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Was um die Seite herum steht",
  purpose: "Ordnet Menü und Kopfleiste so an, wie unter „Anpassen“ gewählt und wie das Fenster es erlaubt.",
  states: {
    frame: {
      title: "Der Aufbau",
      sees: "Wie Menü, Kopfleiste und Seite zueinander stehen.",
      try: "Gewählt wird er unter „Anpassen“, „Aufbau“.",
    },
    "frame.choosing": {
      title: "Wählt den Aufbau",
      sees: "Davon ist nichts zu sehen.",
      try: "Nichts: Das dauert nur einen Augenblick.",
    },
    "frame.vertical": {
      title: "Menü an der Seite",
      sees: "Das Menü steht an der Seite, in einem schmalen Fenster hinter der Menü-Schaltfläche.",
      try: "Nichts. Für einen anderen: „Anpassen“, „Aufbau“.",
    },
    "frame.horizontal": {
      title: "Menü oben",
      sees: "Das Menü steht als Zeile unter der Kopfleiste.",
      try: "Nichts. In einem schmalen Fenster rückt es hinter die Menü-Schaltfläche.",
    },
    "frame.seller": {
      title: "Händlermenü",
      sees: "An der Seite steht das Menü für Verkäufer; auch wer nicht angemeldet ist, sieht es.",
      try: "Nichts. Fehlen eigene Einträge, anmelden.",
    },
    "frame.blank": {
      title: "Nur die Seite",
      sees: "Es gibt weder Menü noch Kopfleiste.",
      try: "Unten auf „Zurück zum üblichen Aufbau“ drücken oder auf die Schaltfläche der Seite.",
    },
    menu: {
      title: "Das Menü",
      sees: "Wie das Menü zu erreichen ist.",
      try: "Fragen, ob das Menü Wörter, Symbole oder nur seine Schaltfläche zeigt.",
    },
    "menu.choosing": {
      title: "Wählt das Menü",
      sees: "Davon ist nichts zu sehen.",
      try: "Nichts: Das dauert nur einen Augenblick.",
    },
    "menu.none": {
      title: "Kein Menü",
      sees: "Auf dieser Seite gibt es kein Menü.",
      try: "Unten auf „Zurück zum üblichen Aufbau“ drücken oder auf die Schaltfläche der Seite.",
    },
    "menu.bar": {
      title: "Menü als Zeile",
      sees: "Die Gruppen des Menüs stehen nebeneinander unter der Kopfleiste.",
      try: "Zum Öffnen auf eine Gruppe drücken. Was keinen Platz hat, steht unter „Mehr“.",
    },
    "menu.drawer": {
      title: "Menü hinter der Schaltfläche",
      sees: "Das Fenster ist schmal: Das Menü steckt hinter der Schaltfläche mit drei Strichen.",
      try: "Auf die Menü-Schaltfläche drücken oder das Fenster breiter machen.",
    },
    "menu.drawer.closed": {
      title: "Menü geschlossen",
      sees: "Nur die Menü-Schaltfläche ist zu sehen.",
      try: "Auf die Menü-Schaltfläche drücken: „Menü öffnen“.",
    },
    "menu.drawer.open": {
      title: "Menü offen über der Seite",
      sees: "Das Menü liegt über der Seite.",
      try: "Einen Eintrag wählen; ein Klick daneben oder Escape schließt es.",
    },
    "menu.full": {
      title: "Menü mit Wörtern",
      sees: "Das Menü steht mit seinen Wörtern an der Seite.",
      try: "Nichts. „Menü einklappen“ an seinem Fuß lässt nur die Symbole.",
    },
    "menu.rail": {
      title: "Menü als Symbole",
      sees: "An der Seite steht ein schmales Menü mit Symbolen.",
      try: "Mit der Maus darauf bleiben; „Menü offen halten“ an seinem Fuß lässt die Wörter stehen.",
    },
    "menu.rail.resting": {
      title: "Nur Symbole",
      sees: "Das schmale Menü zeigt seine Symbole.",
      try: "Mit der Maus darauf bleiben oder mit der Tabulatortaste hingehen.",
    },
    "menu.rail.approached": {
      title: "Öffnet sich gleich",
      sees: "Die Maus ist eben auf die Symbole gekommen.",
      try: "Sie einen Moment dort lassen.",
    },
    "menu.rail.peeking": {
      title: "Kurz offen über der Seite",
      sees: "Das Menü liegt mit seinen Wörtern über der Seite.",
      try: "Einen Eintrag wählen; es schließt sich, wenn die Maus geht, oder mit Escape.",
    },
    "menu.rail.held": {
      title: "Auf dieser Seite offen",
      sees: "Das Menü steht mit Wörtern neben der Seite, nur auf dieser.",
      try: "Nichts. Die nächste Seite zeigt wieder Symbole, wenn sie den Platz braucht.",
    },
    scroll: {
      title: "Wie weit gescrollt ist",
      sees: "Wie weit die Person auf der Seite nach unten gescrollt hat.",
      try: "Nichts.",
    },
    "scroll.top": {
      title: "Ganz oben",
      sees: "Die Seite steht an ihrem Anfang.",
      try: "Nichts.",
    },
    "scroll.begun": {
      title: "Ein wenig gescrollt",
      sees: "Die Kopfleiste wirft einen Schatten auf die Seite.",
      try: "Nichts.",
    },
    "scroll.shadowed": {
      title: "Weiter gescrollt",
      sees: "Auch das Menü wirft einen Schatten.",
      try: "Nichts.",
    },
    "scroll.far": {
      title: "Weit gescrollt",
      sees: "Die Schaltfläche „Nach oben“ ist da, wenn „Anpassen“ sie nicht verbirgt.",
      try: "Auf „Nach oben“ drücken, um zurückzukommen.",
    },
    bar: {
      title: "Mitscrollende Kopfleiste",
      sees: "Zählt nur, wo die Kopfleiste unter „Anpassen“ auf „Statisch“ steht.",
      try: "Soll sie sichtbar bleiben, dort „Bleibt stehen“ wählen.",
    },
    "bar.there": {
      title: "Kopfleiste ist da",
      sees: "Die Kopfleiste ist zu sehen.",
      try: "Nichts.",
    },
    "bar.away": {
      title: "Kopfleiste ist weg",
      sees: "Die Kopfleiste ist mit der Seite verschwunden, wo sie auf „Statisch“ steht.",
      try: "Ganz nach oben scrollen; dort ist sie wieder.",
    },
  },
  events: {
    "look.changed": {
      title: "Anderes Aussehen gewählt",
      sees: "Die Person hat unter „Anpassen“ etwas geändert, oder das Menü wurde eingeklappt.",
      try: "Nichts.",
    },
    "width.changed": {
      title: "Fensterbreite geändert",
      sees: "Das Fenster wurde breit (ab 1200 Pixel) oder schmal; auch Zoom zählt.",
      try: "Ist das Menü weg, das Fenster breiter machen oder verkleinert anzeigen.",
    },
    "screen.opened": {
      title: "Andere Seite geöffnet",
      sees: "Die Person ist auf eine andere Seite gegangen; sie beginnt oben.",
      try: "Nichts.",
    },
    "screen.scrolled": {
      title: "Es wurde gescrollt",
      sees: "Die Person hat nach oben oder unten gescrollt.",
      try: "Nichts.",
    },
    "menu.open": {
      title: "Menü öffnen",
      sees: "Die Person hat auf die Menü-Schaltfläche gedrückt.",
      try: "Einen Eintrag wählen.",
    },
    "menu.close": {
      title: "Menü schließen",
      sees: "Die Person hat Escape oder neben das Menü gedrückt.",
      try: "Nichts.",
    },
    "menu.followed": {
      title: "Ein Eintrag wurde gewählt",
      sees: "Die Person ist einem Eintrag des Menüs gefolgt.",
      try: "Nichts: Die Seite öffnet sich.",
    },
    "menu.toggle": {
      title: "Ein- oder Ausklappen",
      sees: "Die Person hat „Menü einklappen“ oder „Menü offen halten“ gedrückt.",
      try: "Noch einmal drücken, um es zurückzunehmen.",
    },
    "menu.approached": {
      title: "Maus kam zu den Symbolen",
      sees: "Die Maus ist auf das schmale Menü gekommen.",
      try: "Sie einen Moment dort lassen.",
    },
    "menu.entered": {
      title: "Mit der Tastatur betreten",
      sees: "Die Person ist mit der Tastatur in das schmale Menü gegangen.",
      try: "Nichts.",
    },
    "menu.left": {
      title: "Das Menü wurde verlassen",
      sees: "Maus oder Tastatur haben das Menü verlassen.",
      try: "Nichts.",
    },
  },
  guards: {
    isVertical: "Menü an der Seite passt",
    isFull: "Menü mit Wörtern passt",
    hasBegun: "Mehr als 50 Pixel gescrollt",
    "not hasBegun": "Höchstens 50 Pixel gescrollt",
    isShadowed: "Mehr als 100 Pixel gescrollt",
    "not isShadowed": "Höchstens 100 Pixel gescrollt",
    isFar: "Mehr als 160 Pixel gescrollt",
    "not isFar": "Höchstens 160 Pixel gescrollt",
    isHorizontal: "Menü oben gewählt, Fenster breit",
    "not isHorizontal": "Menü oben passt nicht mehr",
    "not isVertical": "Menü an der Seite passt nicht mehr",
    isSeller: "Das Händlermenü ist das richtige",
    "not isSeller": "Das Händlermenü passt nicht mehr",
    isBlank: "Die Seite soll allein stehen",
    "not isBlank": "Die Seite soll nicht mehr allein stehen",
    isNone: "Es soll kein Menü geben",
    "not isNone": "Es soll ein Menü geben",
    isDrawer: "Das Fenster ist schmal",
    "not isDrawer": "Das Fenster ist breit oder ohne Menü",
    isBar: "Das Menü soll oben stehen",
    "not isBar": "Das Menü soll nicht oben stehen",
    isRail: "Das Menü soll nur Symbole zeigen",
    "not isRail": "Das Menü soll nicht nur Symbole zeigen",
    "not isFull": "Menü mit Wörtern passt nicht mehr",
    isRailedScreen: "Nur diese Seite will Symbole",
  },
  actors: {},
  delays: {},
};

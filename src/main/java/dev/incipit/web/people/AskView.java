package dev.incipit.web.people;

import dev.incipit.web.layout.Field;

/** A form that asks for an address, to which a link is then mailed. */
record AskView(String action, String sentence, Field address) {}

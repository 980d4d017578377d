package dev.incipit.describe;

import java.util.regex.Pattern;

/** Recognises names that say only that something is a manual: "Main Reference", "5.0 Documentation", "Handbuch für". */
public final class ManualNames {
    private static final Pattern BARE = Pattern.compile("(?iU)(?:(?:\\d[\\d.]*+"
            + "|documentation|docs|manual|handbook|reference|guide|api|index|overview|introduction|main|user|complete|online|for|of|the"
            + "|dokumentation|handbuch|anleitung|referenz|für|das|manuel|référence|de|du|la|documentación|referencia|guía|del"
            + "|manuale|documentazione|guida|di|documentação|referência|do|handleiding|van)(?:\\s+|$))++");

    private ManualNames() {}

    /** Whether a name has no other words. */
    public static boolean areBare(String name) {
        return BARE.matcher(name).matches();
    }
}

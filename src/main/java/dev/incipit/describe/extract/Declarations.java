package dev.incipit.describe.extract;

import java.util.regex.Pattern;

/** Recognises headings that declare a function or what a type can do, as references have them: the name in them is what they are about. */
final class Declarations {
    /** {@code pub async fn acquire(&self) -> Lease}. */
    private static final Pattern FUNCTION =
            Pattern.compile("^(?:[a-z]{2,9} ){0,4}(?:fn|fun|func|function|def) ([\\w:.]{1,80}[?!]?)[(<`].*$");

    /** {@code impl Debug for Lease}. */
    private static final Pattern IMPLEMENTATION = Pattern.compile("^(?:unsafe )?impl(?:[ <`].*)?$");

    private Declarations() {}

    static boolean isOne(String heading) {
        return FUNCTION.matcher(heading).matches() || isImplementation(heading);
    }

    static boolean isImplementation(String heading) {
        return IMPLEMENTATION.matcher(heading).matches();
    }

    /** Returns the name of the function that a heading declares; any other heading as it is. */
    static String name(String heading) {
        return FUNCTION.matcher(heading).replaceFirst("$1");
    }
}

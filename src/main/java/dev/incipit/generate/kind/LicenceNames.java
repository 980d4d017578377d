package dev.incipit.generate.kind;

import java.util.regex.Pattern;

/** Recognises titles of common licences, whose text says nothing of the site. */
final class LicenceNames {
    private static final Pattern NAME =
            Pattern.compile("(?i)(?:(?:appendix )?(?:(?-i:[A-Z])|\\d{1,2})(?:\\.\\d{1,2})?\\.? )?(?:the )?"
                    + "(?:gnu (?:(?:lesser|library|affero) )?(?:free documentation|general public|fdl|[al]?gpl)(?: licen[cs]e)?"
                    + "|g?fdl|[al]gpl|(?:apache|mit|bsd|isc|mozilla public|eclipse public) licen[cs]e"
                    + "|creative commons attribution(?:[- ](?:noncommercial|noderivatives|sharealike)){0,2}(?: \\d\\.\\d)?(?: international| licen[cs]e){0,2})"
                    + "(?:,? (?:v|version )? ?\\d(?:\\.\\d)?)?");

    private LicenceNames() {}

    static boolean isOne(String title) {
        return NAME.matcher(title).matches();
    }
}

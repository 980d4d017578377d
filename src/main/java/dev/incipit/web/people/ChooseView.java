package dev.incipit.web.people;

import dev.incipit.web.layout.Field;
import java.util.Optional;

/**
 * The form behind a mailed link, to choose a password.
 *
 * @param link the link's secret, which the form sends back
 * @param address of the user, for whoever keeps passwords; empty if it is asked for
 * @param asked the field for the address, if it is not known
 */
record ChooseView(
        String action,
        String link,
        String sentence,
        String address,
        Optional<Field> asked,
        Field password,
        String button) {}

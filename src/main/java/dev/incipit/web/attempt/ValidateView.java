package dev.incipit.web.attempt;

import dev.incipit.web.layout.Field;
import java.util.Optional;

/**
 * The form for a lint, and the report if there is one.
 *
 * @param refusal why nothing was linted, if no field is at fault
 */
record ValidateView(
        String action, Field url, Field content, boolean links, Optional<String> refusal, Optional<ReportView> report) {
    ValidateView with(ReportView found) {
        return new ValidateView(action, url, content, links, refusal, Optional.of(found));
    }

    ValidateView wrongUrl(String sentence) {
        return new ValidateView(action, url.wrong(FormWords.of(sentence)), content, links, refusal, report);
    }

    ValidateView wrongContent(String sentence) {
        return new ValidateView(action, url, content.wrong(FormWords.of(sentence)), links, refusal, report);
    }

    ValidateView refusing(String sentence) {
        return new ValidateView(action, url, content, links, Optional.of(sentence), report);
    }
}

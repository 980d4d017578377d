package dev.incipit.api.order;

import dev.incipit.account.Plan;
import dev.incipit.account.Plan.Entitlement;
import dev.incipit.api.body.GenerateRequest;
import dev.incipit.api.body.GenerateResponse;
import dev.incipit.generate.GenerateOrder;
import dev.incipit.generate.Generated;
import dev.incipit.llmstxt.FileType;
import dev.incipit.problem.InvalidInput;
import dev.incipit.url.Site;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A generate request that was found right: what is to be made for which plan, and the response from what was made. */
public record GenerateTask(Site site, FileType wanted, Entitlement entitlement, GenerateOrder order) {
    /** Checks the words of a request whose site was found right; throws what is wrong with them. */
    public static GenerateTask of(Site site, GenerateRequest wanted, Plan plan) {
        var fileType = fileType(wanted.fileType());
        var instructions = instructions(wanted.instructions());
        var entitlement = plan.entitle(fileType);
        return new GenerateTask(
                site,
                fileType,
                entitlement,
                new GenerateOrder(site, entitlement.fileType(), plan.fullPagesMax(), instructions));
    }

    /** The request in one spelling: what the response depends on. */
    public GenerateRequest asked() {
        return new GenerateRequest(
                site.supplied(), wanted.word(), order.instructions().orElse(null));
    }

    /** The response (interface section 2.2). */
    public GenerateResponse response(Generated generated) {
        var notes = new ArrayList<String>();
        entitlement.note().ifPresent(notes::add);
        notes.addAll(generated.notes());
        var full = entitlement.fileType().hasFull();
        return new GenerateResponse(
                site.supplied(),
                generated.report().scope().domain(),
                entitlement.fileType().word(),
                generated.llmsTxt().orElse(null),
                generated.llmsFullTxt().orElse(null),
                notes.isEmpty() ? null : String.join(" ", notes),
                generated.llmEnhanced(),
                full ? generated.fullPagesIncluded() : null,
                full ? generated.fullPagesAvailable() : null);
    }

    private static FileType fileType(@Nullable String text) {
        return text == null
                ? FileType.BOTH
                : FileType.of(text).orElseThrow(() -> new InvalidInput("fileType must be llms, llms-full or both."));
    }

    private static Optional<String> instructions(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return Optional.empty();
        }
        var trimmed = text.strip();
        if (GenerateOrder.isTooLong(trimmed)) {
            throw new InvalidInput("instructions must have at most " + GenerateOrder.INSTRUCTIONS_MAX + " characters.");
        }
        return Optional.of(trimmed);
    }
}

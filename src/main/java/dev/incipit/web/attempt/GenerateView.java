package dev.incipit.web.attempt;

import dev.incipit.web.layout.Field;
import java.util.Optional;

/**
 * The form for a run.
 *
 * @param fileType as in the interface
 * @param fileTypeError what is wrong with it
 * @param refusal why nothing was begun, if no field is at fault
 */
public record GenerateView(
        Field url, String fileType, Optional<String> fileTypeError, Field instructions, Optional<String> refusal) {}

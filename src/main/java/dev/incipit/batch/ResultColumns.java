package dev.incipit.batch;

import dev.incipit.sites.ResultRow;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The columns of the results: those of {@code incipit generate --batch --jsonl}, with the texts of the files. */
final class ResultColumns {
    private static final StructType FILE = new StructType()
            .add("name", DataTypes.StringType, false)
            .add("bytes", DataTypes.LongType, false)
            .add("sha256", DataTypes.StringType, false)
            .add("text", DataTypes.StringType, false);

    static final StructType ALL = new StructType()
            .add("site", DataTypes.StringType, false)
            .add("status", DataTypes.StringType, false)
            .add("reason", DataTypes.StringType, true)
            .add("domain", DataTypes.StringType, true)
            .add("notes", DataTypes.createArrayType(DataTypes.StringType, false), false)
            .add("pages", DataTypes.IntegerType, false)
            .add("millis", DataTypes.LongType, false)
            .add("processorSeconds", DataTypes.DoubleType, false)
            .add("bytes", DataTypes.LongType, false)
            .add("files", DataTypes.createArrayType(FILE, false), false);

    private ResultColumns() {}

    static Row of(ResultRow row) {
        var cost = row.result().cost();
        return RowFactory.create(
                row.site(),
                row.result().status(),
                row.reason().orElse(null),
                row.domain().orElse(null),
                row.notes().toArray(String[]::new),
                row.pages(),
                cost.millis(),
                row.processorSeconds().doubleValue(),
                cost.bytes(),
                row.files().stream()
                        .map(file -> RowFactory.create(file.name(), file.bytes(), file.sha256(), file.text()))
                        .toArray(Row[]::new));
    }
}
